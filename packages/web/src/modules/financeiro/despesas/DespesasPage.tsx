import { useMemo } from 'react';
import { useListState } from '#platform/ui/index.ts';
import { DespesasTable } from './DespesasTable.tsx';
import { despesasList } from './despesas.list.ts';
import { useListasDosFiltros } from './useListasDosFiltros.ts';

/** '/financial/expenses'. Source: spec 1 §2.10, §6.3. */
export function DespesasPage() {
  const listas = useListasDosFiltros();
  const definition = useMemo(() => despesasList(listas), [listas]);
  const list = useListState(definition);
  return (
    <DespesasTable
      title="Despesas"
      list={list}
      empty="Nenhuma despesa vence neste período. Registre a primeira ou escolha outro período."
    />
  );
}
