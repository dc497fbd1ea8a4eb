import type { FileRule } from '@sede/domain/kernel';
import { ANEXOS_DO_PATRIMONIO as TEXTOS } from '@sede/domain/modules/patrimonio/bens';
import { ReadingDialog } from '#platform/ui/form.ts';
import { type ListQuery, Reading } from '#platform/ui/index.ts';
import { FileList, type FileListProps } from '#platform/ui/reading.ts';

export interface AnexosDialogProps {
  rule: FileRule;
  /** Of the record's own `get`. */
  query: Pick<ListQuery<{ anexos: FileListProps['files'] }>, 'data' | 'error' | 'refetch'>;
  /** Leave out where nothing may be taken away. */
  remover?: ((anexo: string) => Promise<unknown>) | undefined;
  onClose: () => void;
}

/** 'Ver anexos': the files of an asset or of a maintenance; a removed one leaves the list and stays in the history. Source: spec 3 §2.13, §4. */
export function AnexosDialog({ rule, query, remover, onClose }: AnexosDialogProps) {
  return (
    <ReadingDialog title="Anexos" size="md" onClose={onClose}>
      <Reading query={query}>
        {({ anexos }) => (
          <FileList
            rule={rule}
            files={anexos}
            removal={remover && { question: TEXTOS.confirmaExcluir, done: TEXTOS.excluido, run: remover }}
          />
        )}
      </Reading>
    </ReadingDialog>
  );
}
