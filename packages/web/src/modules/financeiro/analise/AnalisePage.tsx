import { CAMPO_ANALISE_ROTULOS, CAMPOS_ANALISE } from '@sede/domain/modules/financeiro/analise';
import { BASE_DESPESA_ROTULOS, type Base } from '@sede/domain/modules/financeiro/relatorio-despesas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { PieFigure } from '#platform/ui/charts.ts';
import { ErrorState, ListPage, labelOfRange, useListState, withInputs } from '#platform/ui/index.ts';
import { SectionBar } from '#platform/ui/shell/index.ts';
import { useListasDeFiltro } from '../financeiro.listas.ts';
import { NotaDaQualidade } from '../financeiro.NotaDosDados.tsx';
import { type Expandido, lancamentoColumns, TextoDialog } from '../relatorio-despesas/index.ts';
import { analiseList } from './analise.list.ts';
import classes from './analise.module.css';
import { idDaFatia } from './fatias.ts';
import { useFatia } from './useFatia.ts';

interface Asked {
  base?: Base;
  inicio?: string;
  fim?: string;
}
const DESPESAS = { modulos: ['despesas'] };

/** '/financial/graficos'. Source: spec 1 §2.14, §9; decisions §7 (Which date counts). */
export function AnalisePage() {
  const mayExport = useCan('despesas.exportar');
  const listas = useListasDeFiltro();
  const definition = useMemo(() => analiseList(listas), [listas]);
  const list = useListState(definition);
  const { base = 'data', inicio = null, fim = null } = list.filterInput as Asked;
  const [expandido, setExpandido] = useState<Expandido | null>(null);
  const columns = useMemo(() => lancamentoColumns(base === 'caixa', setExpandido), [base]);
  const fatia = useFatia();
  const { campo } = fatia;
  const report = useQuery({
    ...orpc.analise.ler.queryOptions({ input: { ...list.filterInput, campo }, placeholderData: keepPreviousData }),
    meta: DESPESAS,
  });
  const fatias = report.data?.fatias ?? [];
  const picked = fatias.find((one) => idDaFatia(one) === fatia.picked);
  // The chart stays whole; only the table is narrowed to the picked slice.
  const narrowed = withInputs(list, picked ? fatia.inputsOf(picked, fatias) : {});
  const query = useQuery({
    ...orpc.relatorioDespesas.list.queryOptions({
      input: { ...narrowed.input, totais: 'nao' },
      placeholderData: keepPreviousData,
    }),
    meta: DESPESAS,
  });
  const shown = picked ?? report.data;
  const totals = { ...report, data: shown && { total: shown.quantidade, somas: { valor: shown.valor } } };
  const rotulo = CAMPO_ANALISE_ROTULOS[campo];

  return (
    <>
      <ListPage
        title="Análise de despesas"
        list={narrowed}
        query={query}
        totals={totals}
        count={{ one: 'lançamento', many: 'lançamentos' }}
        sum={(somas) => somas.valor}
        basis={BASE_DESPESA_ROTULOS[base].toLowerCase()}
        siblings={<SectionBar />}
        exportPath={mayExport ? '/api/relatorio-despesas/exportar' : null}
        print={orpc.relatorioDespesas.list.call}
        table={{
          id: 'despesas-analise',
          columns,
          rowKey: (row) => `${row.id} ${row.lancamento}`,
          rowLabel: (row) => row.itemDespesa,
        }}
        empty={{ title: 'Sem registros para mostrar', text: 'Nenhuma despesa neste período.' }}
      >
        <fieldset className={`${classes.campos} no-print`}>
          <legend className="visually-hidden">Agrupar por</legend>
          {CAMPOS_ANALISE.map((one) => (
            <label key={one}>
              <input type="radio" name="campo" checked={campo === one} onChange={() => fatia.setCampo(one)} />
              {CAMPO_ANALISE_ROTULOS[one]}
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
            title={`Despesas por ${rotulo.toLowerCase()}`}
            note={`${labelOfRange({ de: inicio, ate: fim })} · ${BASE_DESPESA_ROTULOS[base]}`}
            file="despesas"
            slices={fatias.map(({ id, rotulo: label, valor, quantidade }) => ({
              id: idDaFatia({ id }),
              label,
              value: valor,
              count: quantidade,
              rest: id === null,
            }))}
            total={report.data.valor}
            labelHeader={rotulo}
            picked={picked ? fatia.picked : null}
            onPick={fatia.pick}
          />
        )}
      </ListPage>
      <NotaDaQualidade />
      <TextoDialog expandido={expandido} onClose={() => setExpandido(null)} />
    </>
  );
}
