/**
 * A record with one file of its own, in its form: `idAnexo` is what is sent; `arquivo` is that file's name and size, for
 * the field to show, and stays behind.
 *
 * In: the input as the form's schema gives it; the texts of the module. Out: what the operation is sent. A file that a
 * save removed is told. Source: spec 1 §8.2.
 */
import { notify } from '../feedback/notify.ts';
import type { Attachment } from './upload.ts';

export interface FileValues {
  idAnexo: string | null;
  arquivo: Attachment | null;
}

export const NO_FILE: FileValues = { idAnexo: null, arquivo: null };

/** What the operation takes never names `arquivo`; only the form's schema lets it through. */
export function withoutFile<I extends object>(input: I): I {
  // The input's type does not have it, so that what is left is of that type.
  const { arquivo: _, ...sent } = input as I & { arquivo?: unknown };
  return sent as I; // as above
}

const fileOf = (record: object) => ('idAnexo' in record ? record.idAnexo : null);

/** `before`: the record as it was; a save that answers with another file says that the old one is gone. */
export async function sayingFileGone<R extends object>(
  before: R,
  texts: { anexoExcluido: string },
  save: () => Promise<R>,
): Promise<R> {
  const saved = await save();
  const file = fileOf(before);
  if (file !== null && fileOf(saved) !== file) notify.success(texts.anexoExcluido);
  return saved;
}
