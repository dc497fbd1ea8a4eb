import { formatReais } from '@sede/domain/kernel';
import type { Despesa } from '@sede/domain/modules/financeiro/despesas';
import { suprimentosMessages as messages } from '@sede/domain/modules/financeiro/suprimentos';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { DataTable, EmptyState, ErrorState, recordHref } from '#platform/ui/index.ts';
import type { PeriodoDoCaixa } from './SaldoCard.tsx';
import classes from './Suprimentos.module.css';
import { saidaColumns } from './suprimentos.columns.tsx';
import { TAMANHOS } from './suprimentos.list.ts';
import { saidasDe } from './useImpressao.ts';

/** Cash expenses of the period, paid or not, with their total; `todas` are all of them, while they are printed. Source: spec 1 §2.19; decisions §7 (Suprimentos). */
export function SaidasTable({ periodo, todas }: { periodo: PeriodoDoCaixa; todas: readonly Despesa[] | null }) {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(5);
  const query = useQuery(
    orpc.despesas.list.queryOptions({
      input: { ...saidasDe(periodo), pagina: page, porPagina: pageSize },
      placeholderData: keepPreviousData,
    }),
  );
  const { data, error } = query;
  const rows = todas ?? data?.itens ?? [];
  const failed = error !== null && data === undefined;
  return (
    <section className={classes.secao} aria-labelledby="saidas">
      <h2 id="saidas" className={classes.titulo}>
        {messages.saidas}
        {data?.somas && <span className={classes.total}>Total {formatReais(data.somas.valorLiquido)}</span>}
      </h2>
      {failed ? (
        <div className="card">
          <ErrorState error={error} onRetry={() => void query.refetch()} />
        </div>
      ) : data?.total === 0 ? (
        <div className="card">
          <EmptyState title="Sem registros para mostrar" text="Nenhuma despesa em dinheiro neste período." />
        </div>
      ) : (
        <DataTable
          id="suprimentos-saidas"
          label={messages.saidas}
          columns={saidaColumns}
          rows={rows}
          rowKey={(row) => row.id}
          rowLabel={(row) => row.descricao}
          onOpen={(row) => navigate(recordHref('/financial/expenses', row.id))}
          total={data?.total}
          page={todas ? 1 : page}
          pageSize={todas?.length || pageSize}
          pageSizes={TAMANHOS}
          sort={[]}
          onSort={() => undefined}
          onPage={setPage}
          onPageSize={(size) => {
            setPageSize(size);
            setPage(1);
          }}
          loading={data === undefined}
          dimmed={query.isPlaceholderData}
        />
      )}
    </section>
  );
}
