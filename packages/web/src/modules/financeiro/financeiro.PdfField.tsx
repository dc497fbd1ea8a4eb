import { documentoMessages as messages } from '@sede/domain/modules/financeiro/documentos';
import { type Attachment, AttachmentsField } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';

export interface PdfValues {
  idAnexo: string | null;
  /** The file that `idAnexo` names, for the field to show; never sent. */
  pdf: Attachment | null;
}

export interface PdfFieldProps {
  form: {
    values: PdfValues;
    setMany: (values: Partial<PdfValues>) => void;
    field: (name: 'idAnexo') => { error: string | null; onPending: (on: boolean) => void };
  };
  modulo: string;
  help?: string;
}

/** The one PDF of a document: sent with progress as soon as it is chosen; another takes its place. */
export function PdfField({ form, modulo, help }: PdfFieldProps) {
  const { error, onPending } = form.field('idAnexo');
  const { pdf } = form.values;
  return (
    <AttachmentsField
      name="idAnexo"
      modulo={modulo}
      label="Arquivo (PDF)"
      help={help}
      single
      value={pdf === null ? [] : [pdf]}
      onChange={([first]) => form.setMany({ idAnexo: first?.id ?? null, pdf: first ?? null })}
      error={error}
      onPending={onPending}
      onFailed={() => notify.error(messages.erroUpload)}
    />
  );
}
