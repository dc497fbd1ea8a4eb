import {
  BASE_ROTULOS,
  type Base,
  CAMPO_RELATORIO_ROTULOS,
  CAMPOS_RELATORIO,
} from '@sede/domain/modules/financeiro/receitas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { PieFigure } from '#platform/ui/charts.ts';
import { ErrorState, ListPage, labelOfRange, useListState, withInputs } from '#platform/ui/index.ts';
import { SectionBar } from '#platform/ui/shell/index.ts';
import classes from './Relatorio.module.css';
import { lancamentoColumns } from './receita.columns.tsx';
import { relatorioList } from './receitas.list.ts';
import { OUTROS, useFatia } from './useFatia.ts';

interface Asked {
  base?: Base;
  inicio?: string;
  fim?: string;
}

/** '/financial/receitas/graficos'. Source: spec 1 §2.16, §9; decisions §7 (Which date counts). */
export function RelatorioPage() {
  const mayExport = useCan('receitas.exportar');
  const list = useListState(relatorioList);
  const { base = 'data', inicio = null, fim = null } = list.filterInput as Asked;
  const columns = useMemo(() => lancamentoColumns(base === 'caixa'), [base]);
  const fatia = useFatia();
  const { campo } = fatia;
  const report = useQuery(
    orpc.receitas.relatorio.queryOptions({
      input: { ...list.filterInput, campo },
      placeholderData: keepPreviousData,
    }),
  );
  const fatias = report.data?.fatias ?? [];
  const picked = fatias.find(({ id }) => (id ?? OUTROS) === fatia.picked);
  // The chart stays whole; only the table is narrowed to the picked slice.
  const narrowed = withInputs(list, picked ? fatia.inputsOf(picked, fatias) : {});
  const query = useQuery(
    orpc.receitas.lancamentos.queryOptions({
      input: { ...narrowed.input, totais: 'nao' },
      placeholderData: keepPreviousData,
    }),
  );
  const shown = picked ?? report.data;
  const totals = {
    ...report,
    data: shown && { total: shown.quantidade, somas: { valor: shown.valor } },
  };

  return (
    <ListPage
      title="Relatório de receitas"
      list={narrowed}
      query={query}
      totals={totals}
      count={{ one: 'lançamento', many: 'lançamentos' }}
      sum={(somas) => somas.valor}
      basis={BASE_ROTULOS[base].toLowerCase()}
      siblings={<SectionBar />}
      exportPath={mayExport ? '/api/receitas/relatorio/exportar' : null}
      print={orpc.receitas.lancamentos.call}
      table={{
        id: 'receitas-relatorio',
        columns,
        rowKey: (row) => `${row.id} ${row.lancamento}`,
        rowLabel: (row) => row.itemReceita,
      }}
      empty={{ title: 'Sem registros para mostrar', text: 'Nenhuma receita neste período.' }}
    >
      <fieldset className={`${classes.campos} no-print`}>
        <legend className="visually-hidden">Agrupar por</legend>
        {CAMPOS_RELATORIO.map((one) => (
          <label key={one}>
            <input type="radio" name="campo" checked={campo === one} onChange={() => fatia.setCampo(one)} />
            {CAMPO_RELATORIO_ROTULOS[one]}
          </label>
        ))}
      </fieldset>
      {report.error && !report.data && (
        <div className="card">
          <ErrorState error={report.error} onRetry={() => void report.refetch()} />
        </div>
      )}
      {report.data && fatias.length > 0 && (
        <PieFigure
          title={`Receitas por ${CAMPO_RELATORIO_ROTULOS[campo].toLowerCase()}`}
          note={`${labelOfRange({ de: inicio, ate: fim })} · ${BASE_ROTULOS[base]}`}
          file="receitas"
          slices={fatias.map(({ id, rotulo, valor, quantidade }) => ({
            id: id ?? OUTROS,
            label: rotulo,
            value: valor,
            count: quantidade,
            rest: id === null,
          }))}
          total={report.data.valor}
          labelHeader={CAMPO_RELATORIO_ROTULOS[campo]}
          picked={picked ? fatia.picked : null}
          onPick={fatia.pick}
        />
      )}
    </ListPage>
  );
}
