import { termosMessages as messages, TERMOS_FILE_RULE, type Termo } from '@sede/domain/modules/patrimonio/termos';
import { useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { ActionDialog, type Attachment, AttachmentsField } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';

/** 'Assinado em papel': the PDF of what was signed. Source: decisions-sindical-contratos-patrimonio (Term). */
export function PapelDialog({ termo: { id, nome }, onClose }: { termo: Termo; onClose: () => void }) {
  const { mutateAsync: assinar } = useSubmit(orpc.termos.papel);
  const [anexos, setAnexos] = useState<Attachment[]>([]);
  const [pending, setPending] = useState(false);
  const [anexo] = anexos;
  return (
    <ActionDialog
      title={messages.papel}
      size="md"
      question={nome}
      confirmLabel="Registrar"
      ready={anexo !== undefined && !pending}
      run={async () => {
        if (!anexo) return false;
        await assinar({ id, anexo: anexo.id });
        notify.success(messages.registradoEmPapel);
        return true;
      }}
      onClose={onClose}
    >
      <AttachmentsField
        label="Termo assinado (PDF)"
        labelled
        required
        rule={TERMOS_FILE_RULE}
        value={anexos}
        onChange={setAnexos}
        onPending={setPending}
        single
      />
    </ActionDialog>
  );
}
