/**
 * The account that the last settlement on this browser left, proposed for the next one while it is still offered.
 * Shape: its id; the browser's own storage, lost without harm.
 */
import { readLocal, writeLocal } from '#platform/ui/text/localStore.ts';

const KEY = 'sede.financeiro.ultima-conta';

export const lastContaOf = <C extends { id: string }>(contas: readonly C[]): C | undefined => {
  const id = readLocal(KEY);
  return contas.find((conta) => conta.id === id);
};

export function rememberConta(id: string | null | undefined): void {
  if (id) writeLocal(KEY, id);
}
