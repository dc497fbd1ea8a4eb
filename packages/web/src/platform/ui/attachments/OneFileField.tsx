import type { FileRule } from '@sede/domain/kernel';
import { notify } from '../feedback/notify.ts';
import type { FormField } from '../form/useRecordForm.ts';
import { AttachmentsField } from './AttachmentsField.tsx';
import type { FileValues } from './oneFile.ts';

export interface OneFileFieldProps {
  form: {
    values: FileValues;
    setMany: (values: Partial<FileValues>) => void;
    field: (name: 'idAnexo') => Pick<FormField<string | null>, 'label' | 'error' | 'onPending'>;
  };
  /** What the record that will own the file takes. */
  rule: FileRule;
  /** A file is required. */
  required?: boolean;
  /** Told as a notice when the file could not be sent, besides the reason that stands at it. */
  failed: string;
}

/** The one file of a record: sent with progress as soon as it is chosen; another takes its place. */
export function OneFileField({ form, rule, required, failed }: OneFileFieldProps) {
  const { label, error, onPending } = form.field('idAnexo');
  const { arquivo } = form.values;
  return (
    <AttachmentsField
      name="idAnexo"
      rule={rule}
      label={label}
      required={required}
      single
      value={arquivo === null ? [] : [arquivo]}
      onChange={([first]) => form.setMany({ idAnexo: first?.id ?? null, arquivo: first ?? null })}
      error={error}
      onPending={onPending}
      onFailed={() => notify.error(failed)}
    />
  );
}
