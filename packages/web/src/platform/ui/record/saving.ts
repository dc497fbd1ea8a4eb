/**
 * A save whose failure is shown in the spec's words as a notice, in addition to the reason in the form.
 *
 * Another person's edit opens a dialog of its own and is no failure; `expected` names codes that the form asks about.
 * Source: spec 1 §8.2 ('Erro ao salvar …').
 */
import { isApiError } from '../../api/errors.ts';
import { notify } from '../feedback/notify.ts';

const CONFLICT = 'plataforma.versao_conflito';

export async function saving<T>(
  failureText: string,
  save: () => Promise<T>,
  expected: readonly string[] = [],
): Promise<T> {
  try {
    return await save();
  } catch (error) {
    const asked = isApiError(error) && (error.code === CONFLICT || expected.includes(error.code));
    if (!asked) notify.error(failureText);
    throw error;
  }
}
