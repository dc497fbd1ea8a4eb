import { notify } from '../feedback/notify.ts';
import { AttachmentsField } from './AttachmentsField.tsx';
import type { FileValues } from './oneFile.ts';

export interface OneFileFieldProps {
  form: {
    values: FileValues;
    setMany: (values: Partial<FileValues>) => void;
    field: (name: 'idAnexo') => { error: string | null; onPending: (on: boolean) => void };
  };
  /** Module whose record will own the file: 'documentos'. */
  modulo: string;
  label: string;
  help?: string;
  /** Told as a notice when the file could not be sent, besides the reason that stands at it. */
  failed: string;
}

/** The one file of a record: sent with progress as soon as it is chosen; another takes its place. */
export function OneFileField({ form, modulo, label, help, failed }: OneFileFieldProps) {
  const { error, onPending } = form.field('idAnexo');
  const { arquivo } = form.values;
  return (
    <AttachmentsField
      name="idAnexo"
      modulo={modulo}
      label={label}
      help={help}
      single
      value={arquivo === null ? [] : [arquivo]}
      onChange={([first]) => form.setMany({ idAnexo: first?.id ?? null, arquivo: first ?? null })}
      error={error}
      onPending={onPending}
      onFailed={() => notify.error(failed)}
    />
  );
}
