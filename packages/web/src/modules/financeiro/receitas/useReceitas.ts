/**
 * Rows and totals of the list of revenues, asked apart: counting and summing a year never keeps the rows waiting.
 * In: the list's state. Source: decisions §2a (Lists: `totais=nao`).
 */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import type { Asking } from '#platform/ui/index.ts';
import { GUARDAS } from '../financeiro.guards.ts';

export function useReceitas({ input, filterInput }: Asking<'receitas.list'>) {
  const query = useQuery(
    orpc.receitas.list.queryOptions({
      input: { ...input, totais: 'nao' },
      placeholderData: keepPreviousData,
      meta: { modulos: GUARDAS },
    }),
  );
  const totals = useQuery(orpc.receitas.totals.queryOptions({ input: filterInput }));
  return { query, totals };
}
