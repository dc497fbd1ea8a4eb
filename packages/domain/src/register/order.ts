/**
 * By what a register's list may be sorted: the fields that are marked `sort`, a reference by the name of what it refers to.
 * No zod: contract and screen take it from here.
 */
import type { ListOrder } from '../kernel/index.ts';
import { nameKey } from './names.ts';
import type { Register } from './register.ts';
import type { Fields, SortKey } from './types.ts';

export function registerOrder<F extends Fields>({
  fields,
  defaultSort,
}: Pick<Register<never, F>, 'fields' | 'defaultSort'>): ListOrder<SortKey<F>> {
  const sorted = Object.entries(fields).filter(([, { sort }]) => sort);
  const keys = sorted.map(([name, { kind }]) => (kind === 'reference' ? nameKey(name) : name));
  // The fields that are marked `sort`, as `SortKey` takes them from the same marks.
  return { ordem: [...keys, 'atualizadoEm'] as SortKey<F>[], ordemPadrao: defaultSort };
}
