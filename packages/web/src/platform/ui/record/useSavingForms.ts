/**
 * The two forms of a plain record, to create and to change it: each saves, shows a notice and closes with the id of what was saved.
 *
 * In: schema, initial values, texts as `useRecordForm` takes them; the operation; what a success says. A change sends
 * only what differs, on the version that was seen. Out: what `FormDrawer` and the fields take.
 */
import { notify } from '../feedback/notify.ts';
import type { Values } from '../form/formState.ts';
import { type RecordFormOptions, useRecordForm } from '../form/useRecordForm.ts';
import { changesOf } from './formTexts.ts';
import type { CloseForm } from './RecordForms.tsx';
import { savedId } from './savedId.ts';

interface Saving<V extends Values, Output> extends Omit<RecordFormOptions<V, Output, unknown>, 'submit' | 'onSaved'> {
  saved: string;
  onClose: CloseForm;
}

const tell = (saved: string, onClose: CloseForm) => (answer: unknown) => {
  notify.success(saved);
  onClose(savedId(answer));
};

export function useCreateForm<V extends Values, Output>({
  create,
  saved,
  onClose,
  ...options
}: Saving<V, Output> & { create: (input: Output) => Promise<unknown> }) {
  return useRecordForm({ ...options, submit: (input: Output) => create(input), onSaved: tell(saved, onClose) });
}

export function useEditForm<V extends Values, Output extends object>({
  record,
  update,
  saved,
  onClose,
  ...options
}: Omit<Saving<V, Output>, 'versao'> & {
  record: { id: string; versao: number };
  update: (changes: Partial<Output> & { id: string; versao: number }) => Promise<unknown>;
}) {
  return useRecordForm({
    ...options,
    versao: record.versao,
    submit: (input: Output, { versao = record.versao, changed }) =>
      update({ ...changesOf(input, changed), id: record.id, versao }),
    onSaved: tell(saved, onClose),
  });
}
