import {
  ARQUIVOS_DO_DEPENDENTE,
  type Dependente,
  dependentesMessages as messages,
} from '@sede/domain/modules/filiados/dependentes';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { type Attachment, AttachmentsField, saving } from '#platform/ui/form.ts';
import { confirm, notify } from '#platform/ui/index.ts';
import { FileList } from '#platform/ui/reading.ts';

/** A dependent's PDFs: kept and taken off at once, each after a question. Source: spec 2 §5, §8. */
export function ArquivosDoDependente({ dependente, edita }: { dependente: Dependente; edita: boolean }) {
  const { id, versao, arquivos } = dependente;
  const also = { alsoInvalidates: ['filiados'] };
  const { mutateAsync: attach } = useSubmit(orpc.dependentes.anexar, also);
  const { mutateAsync: detach } = useSubmit(orpc.dependentes.removerAnexo, also);
  const keep = async ([file]: Attachment[]) => {
    if (!file) return;
    const answer = await confirm({
      title: messages.documentos,
      message: messages.perguntaCarregar,
      details: [file.nome],
      confirmLabel: 'Carregar',
      run: () => attach({ id, versao, anexos: [file.id] }),
    });
    if (answer.confirmed) notify.success(messages.arquivoCarregado);
  };
  const removal = {
    question: messages.perguntaArquivo,
    done: messages.arquivoExcluido,
    run: (anexo: string) => saving(messages.erroArquivo, () => detach({ id, versao, anexo })),
  };
  return (
    <>
      <FileList rule={ARQUIVOS_DO_DEPENDENTE} files={arquivos ?? []} removal={edita ? removal : undefined} />
      {edita && (
        <AttachmentsField
          label={`Documentos de ${dependente.nomeCompleto}`}
          rule={ARQUIVOS_DO_DEPENDENTE}
          value={[]}
          onChange={(files) => void keep(files)}
          single
        />
      )}
    </>
  );
}
