/**
 * Rows and totals of a list of expenses, asked apart: counting and summing a year never keeps the rows waiting.
 * In: the list's state. Source: decisions §2a (Lists: `totais=nao`); issue 2 (speed).
 */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import type { Asking } from '#platform/ui/index.ts';
import { GUARDAS } from '../financeiro.guards.ts';

export function useDespesas({ input, filterInput }: Asking<'despesas.list'>) {
  const query = useQuery(
    orpc.despesas.list.queryOptions({
      input: { ...input, totais: 'nao' },
      placeholderData: keepPreviousData,
      meta: { modulos: GUARDAS },
    }),
  );
  const totals = useQuery(orpc.despesas.totals.queryOptions({ input: filterInput }));
  return { query, totals };
}

export function usePendentes({ input, filterInput }: Asking<'despesas.pendentes'>) {
  const query = useQuery(
    orpc.despesas.pendentes.queryOptions({ input: { ...input, totais: 'nao' }, placeholderData: keepPreviousData }),
  );
  const totals = useQuery(orpc.despesas.totalsPendentes.queryOptions({ input: filterInput }));
  return { query, totals };
}
