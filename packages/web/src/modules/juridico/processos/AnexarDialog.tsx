import {
  processoMessages as messages,
  PROCESSOS_FILE_RULE,
  type ProcessoCompleto,
} from '@sede/domain/modules/juridico/processos';
import { useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { ActionDialog, type Attachment, AttachmentsField } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';

/** PDFs are sent, then bound to the case. */
export function AnexarDialog({ processo: { id }, onClose }: { processo: ProcessoCompleto; onClose: () => void }) {
  const [files, setFiles] = useState<Attachment[]>([]);
  const [pending, setPending] = useState(false);
  const { mutateAsync } = useSubmit(orpc.processos.anexar);
  return (
    <ActionDialog
      title={messages.anexar}
      size="md"
      confirmLabel="Anexar"
      ready={files.length > 0 && !pending}
      run={async () => {
        await mutateAsync({ id, anexos: files.map((um) => um.id) });
        notify.success(messages.anexosCarregados(files.length));
      }}
      onClose={onClose}
    >
      <AttachmentsField rule={PROCESSOS_FILE_RULE} value={files} onChange={setFiles} onPending={setPending} />
    </ActionDialog>
  );
}
