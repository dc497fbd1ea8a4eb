import { ARQUIVOS_DA_FICHA, type Filiado, filiadosMessages as messages } from '@sede/domain/modules/filiados/filiados';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { type Attachment, AttachmentsField, saving } from '#platform/ui/form.ts';
import { confirm, notify } from '#platform/ui/index.ts';
import { FileList } from '#platform/ui/reading.ts';
import classes from './filiados.module.css';
import type { Restritos } from './useRestritos.ts';

export interface FichaCadastralProps {
  registro: Pick<Filiado, 'id' | 'versao' | 'arquivos' | 'anexos'>;
  /** Shows which there are, where the list is masked. */
  restritos?: Pick<Restritos, 'mostrar' | 'busy'>;
  onChanged?: (saved: Filiado) => void;
}

function Ocultos({ quantos, restritos }: { quantos: number; restritos: FichaCadastralProps['restritos'] }) {
  return (
    <span className={classes.restrito}>
      {quantos} {quantos === 1 ? 'PDF' : 'PDFs'} •••••••
      {restritos?.mostrar && (
        <button type="button" className={classes.mostrar} disabled={restritos.busy} onClick={restritos.mostrar}>
          <IconEye size={15} aria-hidden /> Mostrar
        </button>
      )}
    </span>
  );
}

/**
 * A member's PDFs: opened by whoever sees the member, kept and taken off at once by whoever edits, each after a question.
 * Source: spec 2 §2, §5 (file upload asks confirmation), §8.
 */
export function FichaCadastral({ registro, restritos, onChanged }: FichaCadastralProps) {
  const mayEdit = useCan('filiados.editar');
  const { mutateAsync: attach } = useSubmit(orpc.filiados.anexar);
  const { mutateAsync: detach } = useSubmit(orpc.filiados.removerAnexo);
  const [kept, setKept] = useState<Pick<Filiado, 'versao' | 'arquivos'> | null>(null);
  // Its own acts and what came from elsewhere: the newer one.
  const { versao, arquivos } = kept && kept.versao >= registro.versao ? kept : registro;
  const { id } = registro;
  const advance = (saved: Filiado) => {
    setKept(saved);
    onChanged?.(saved);
  };
  const keep = async (files: Attachment[]) => {
    const [file] = files;
    if (!file) return;
    const answer = await confirm({
      title: messages.fichaCadastral,
      message: 'Confirma o carregamento do arquivo?',
      details: [file.nome],
      confirmLabel: 'Carregar',
      run: async () => advance(await attach({ id, versao, anexos: [file.id] })),
    });
    if (answer.confirmed) notify.success(messages.arquivoCarregado);
  };
  return (
    <div className={classes.ficha}>
      {arquivos.length === 0 && registro.anexos > 0 && kept === null ? (
        <Ocultos quantos={registro.anexos} restritos={restritos} />
      ) : (
        <FileList
          rule={ARQUIVOS_DA_FICHA}
          files={arquivos}
          removal={
            mayEdit
              ? {
                  question: messages.perguntaArquivo,
                  done: messages.arquivoExcluido,
                  run: (anexo) =>
                    saving(messages.erroArquivo, async () => advance(await detach({ id, versao, anexo }))),
                }
              : undefined
          }
        />
      )}
      {mayEdit && (
        <AttachmentsField
          label={messages.fichaCadastral}
          rule={ARQUIVOS_DA_FICHA}
          value={[]}
          onChange={(files) => void keep(files)}
          single
        />
      )}
    </div>
  );
}
