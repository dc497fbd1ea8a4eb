import { formatReais } from '@sede/domain/kernel';
import type { DespesaListada } from '@sede/domain/modules/financeiro/despesas';
import { suprimentosMessages as messages } from '@sede/domain/modules/financeiro/suprimentos';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { EmptyState, QueryTable, recordHref, usePaging } from '#platform/ui/index.ts';
import type { PeriodoDoCaixa } from './SaldoCard.tsx';
import classes from './Suprimentos.module.css';
import { saidaColumns } from './suprimentos.columns.tsx';
import { TAMANHOS } from './suprimentos.list.ts';
import { saidasDe } from './useImpressao.ts';

/**
 * Cash expenses of the period, paid or not, with their total; `todas` are all of them, while they are printed.
 * Source: spec 1 §2.19; decisions §7 (Suprimentos).
 */
export function SaidasTable({ periodo, todas }: { periodo: PeriodoDoCaixa; todas: readonly DespesaListada[] | null }) {
  const paging = usePaging(5, TAMANHOS);
  const query = useQuery(
    orpc.despesas.list.queryOptions({
      input: { ...saidasDe(periodo), pagina: paging.page, porPagina: paging.pageSize },
      placeholderData: keepPreviousData,
    }),
  );
  const { data } = query;
  return (
    <section className={classes.secao} aria-labelledby="saidas">
      <h2 id="saidas" className={classes.titulo}>
        {messages.saidas}
        {data?.somas && <span className={classes.total}>Total {formatReais(data.somas.valorLiquido)}</span>}
      </h2>
      <QueryTable
        id="suprimentos-saidas"
        label={messages.saidas}
        columns={saidaColumns}
        query={query}
        paging={paging}
        all={todas}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.descricao}
        onOpen={(row) => navigate(recordHref('/financial/expenses', row.id))}
        empty={<EmptyState title="Sem registros para mostrar" text="Nenhuma despesa em dinheiro neste período." />}
      />
    </section>
  );
}
