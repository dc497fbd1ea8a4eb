/**
 * Saving a document of either kind: what only the form knows (`pdf`) stays behind, a failure is told in the spec's words,
 * and so is a file that the save took off.
 *
 * In: the input as the form's schema gives it. Out: what the operation is sent. Source: spec 1 §8.2.
 */
import { documentoMessages as messages } from '@sede/domain/modules/financeiro/documentos';
import { saving } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';

export function semPdf<I extends { pdf?: unknown }>({ pdf: _, ...input }: I): Omit<I, 'pdf'> {
  return input;
}

/** `antes`: the file that the document had; a save that answers with another says that it is gone. */
export async function salvarDocumento<R extends { idAnexo: string | null }>(
  antes: string | null,
  save: () => Promise<R>,
): Promise<R> {
  const saved = await saving(messages.erroSalvar, save);
  if (antes !== null && saved.idAnexo !== antes) notify.success(messages.anexoExcluido);
  return saved;
}
