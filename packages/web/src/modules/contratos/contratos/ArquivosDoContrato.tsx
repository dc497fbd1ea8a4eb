import {
  CONTRATOS_FILE_RULE,
  type ContratoCompleto,
  contratosMotivos,
  contratosMessages as messages,
} from '@sede/domain/modules/contratos/contratos';
import { useQuery } from '@tanstack/react-query';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { ReadingDialog } from '#platform/ui/form.ts';
import { Reading } from '#platform/ui/index.ts';
import { FileList } from '#platform/ui/reading.ts';

/** The files of a contract, in its panel and by themselves; whoever edits takes one away while another stays: of the last it is said why not. Source: spec 3 §2.12, §4. */
export function ArquivosDoContrato({ contrato: { id, anexos, pode } }: { contrato: ContratoCompleto }) {
  const { mutateAsync } = useSubmit(orpc.contratos.removerAnexo);
  const removal =
    pode.removerAnexo === undefined
      ? {
          question: messages.confirmaExcluirAnexo,
          done: messages.anexoExcluido,
          run: (anexo: string) => mutateAsync({ id, anexo }),
          disabledReason: anexos.length > 1 ? undefined : contratosMotivos.texto('ultimo_anexo'),
        }
      : undefined;
  return <FileList rule={CONTRATOS_FILE_RULE} files={anexos} removal={removal} />;
}

export interface ArquivosDialogProps {
  id: string;
  nome: string;
  onClose: () => void;
}

/** 'Ver arquivos', from a row. */
export function ArquivosDialog({ id, nome, onClose }: ArquivosDialogProps) {
  const query = useQuery(orpc.contratos.get.queryOptions({ input: { id } }));
  return (
    <ReadingDialog title={`Arquivos de ${nome}`} size="md" onClose={onClose}>
      <Reading query={query}>{(contrato) => <ArquivosDoContrato contrato={contrato} />}</Reading>
    </ReadingDialog>
  );
}

/** That of a simple document, which has one. */
export function ArquivoDoDocumentoDialog({ id, nome, onClose }: ArquivosDialogProps) {
  const query = useQuery(orpc.documentos.get.queryOptions({ input: { id } }));
  return (
    <ReadingDialog title={`Arquivos de ${nome}`} size="md" onClose={onClose}>
      <Reading query={query}>
        {({ anexo, dataCarregamento, carregadoPor }) => (
          <FileList
            rule={CONTRATOS_FILE_RULE}
            files={anexo ? [{ ...anexo, anexadoEm: dataCarregamento, anexadoPor: carregadoPor }] : []}
          />
        )}
      </Reading>
    </ReadingDialog>
  );
}
