/**
 * A record with one file of its own, in its form: `idAnexo` is what is sent; `arquivo` is that file's name and size, for
 * the field to show, and stays behind.
 *
 * In: the input as the form's schema gives it; the texts of the module. Out: what the operation is sent. A failed save
 * shows the module's message, and so does a file that the save removed. Source: spec 1 §8.2.
 */
import { notify } from '../feedback/notify.ts';
import { saving } from '../record/saving.ts';
import type { Attachment } from './upload.ts';

export interface FileValues {
  idAnexo: string | null;
  arquivo: Attachment | null;
}

export const NO_FILE: FileValues = { idAnexo: null, arquivo: null };

/** The values of a record that has its file, or none. */
export const fileValues = (record: { idAnexo: string | null; anexo: Attachment | null }): FileValues => ({
  idAnexo: record.idAnexo,
  arquivo: record.anexo,
});

export function withoutFile<I extends { arquivo?: unknown }>({ arquivo: _, ...input }: I): Omit<I, 'arquivo'> {
  return input;
}

/** `before`: the file that the record had; a save that answers with another says that it is gone. */
export async function savingFile<R extends { idAnexo: string | null }>(
  before: string | null,
  texts: { erroSalvar: string; anexoExcluido: string },
  save: () => Promise<R>,
): Promise<R> {
  const saved = await saving(texts.erroSalvar, save);
  if (before !== null && saved.idAnexo !== before) notify.success(texts.anexoExcluido);
  return saved;
}
