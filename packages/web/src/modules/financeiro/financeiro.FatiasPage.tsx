import type { Base, Fatia } from '@sede/domain/modules/financeiro/receitas';
import type { ReactNode } from 'react';
import { ChartPlace, PieFigure } from '#platform/ui/charts.ts';
import {
  ErrorState,
  type FilterMap,
  type Input,
  ListPage,
  type ListPageProps,
  type ListQuery,
  labelOfRange,
  type TableSum,
} from '#platform/ui/index.ts';
import { SectionBar } from '#platform/ui/shell/index.ts';
import classes from './financeiro.fatias.module.css';
import { idDaFatia } from './financeiro.fatias.ts';
import type { Fatias } from './financeiro.useFatias.ts';

interface Relatorio {
  fatias: Fatia[];
  quantidade: number;
  valor: number;
}
type Somas = { valor: number };
const COUNT = { one: 'lançamento', many: 'lançamentos' };

export interface FatiasPageProps<Linha, Campo extends string, F extends FilterMap, I extends Input>
  extends Pick<ListPageProps<Linha, Somas, F>, 'title' | 'exportPath' | 'print' | 'table' | 'query'> {
  fatias: Fatias<Campo, F, I>;
  report: ListQuery<Relatorio>;
  /** The same of the whole period; asked where the filter narrows it. */
  inteiro: ListQuery<Relatorio>;
  /** What is summed, and the chart's file: 'Despesas'. */
  nome: string;
  bases: Readonly<Record<Base, string>>;
  /** What is said where there are no lines. */
  vazio: string;
}

function Campos<Campo extends string>({
  campos,
  campo,
  setCampo,
}: Pick<Fatias<Campo, FilterMap, Input>, 'campos' | 'campo' | 'setCampo'>) {
  return (
    <fieldset className={`${classes.campos} no-print`}>
      <legend className="visually-hidden">Agrupar por</legend>
      {/* The keys of what names each of them. */}
      {(Object.keys(campos) as Campo[]).map((one) => (
        <label key={one}>
          <input type="radio" name="campo" checked={campo === one} onChange={() => setCampo(one)} />
          {campos[one].rotulo}
        </label>
      ))}
    </fieldset>
  );
}

type Somado = Pick<FatiasPageProps<never, string, FilterMap, Input>, 'report' | 'inteiro'> & {
  fatias: { filtrado: boolean };
};

/** What the table shows, and beside it what the period comes to where that is more. */
function somasDaTabela({ fatias: { filtrado }, report, inteiro }: Somado, fatia: Fatia | undefined): TableSum[] {
  const shown = report.isPlaceholderData ? undefined : (fatia ?? report.data);
  const many = shown
    ? `${shown.quantidade.toLocaleString('pt-BR')} ${shown.quantidade === 1 ? COUNT.one : COUNT.many}`
    : '…';
  const whole = filtrado ? inteiro.data : report.data;
  return [
    {
      label: `${fatia || filtrado ? 'Soma do que a tabela mostra' : 'Soma'} · ${many}`,
      column: 'valor',
      value: shown?.valor,
    },
    ...(fatia || filtrado ? [{ label: 'Total do período', column: 'valor', value: whole?.valor }] : []),
  ];
}

/**
 * A report of slices: a ring of what the filter finds, grouped by one field, above the list of its lines. The chart stays
 * whole; a slice that is clicked narrows the list, its count and its sum, which the table's foot says beside the
 * period's. Source: spec 1 §2.14, §2.16, §9.
 */
export function FatiasPage<Linha, Campo extends string, F extends FilterMap, I extends Input>(
  props: FatiasPageProps<Linha, Campo, F, I>,
): ReactNode {
  const { fatias: state, report, nome, bases } = props;
  const { campo, base } = state;
  const fatias = report.data?.fatias ?? [];
  const { fatia, list } = state.of(fatias);
  const shown = fatia ?? report.data;
  // Chart and list come together: the list alone would be pushed down by the chart, or drawn up where there is none.
  const failed = report.error !== null || (props.query.error !== null && props.query.error !== undefined);
  const waits = !failed && (!report.data || (fatias.length === 0 && props.query.data === undefined));
  const query = waits ? { ...props.query, data: undefined } : props.query;
  const sums = somasDaTabela(props, fatia);
  const { rotulo } = state.campos[campo];
  return (
    <ListPage
      title={props.title}
      list={list}
      query={query}
      totals={{ ...report, data: shown && { total: shown.quantidade, somas: { valor: shown.valor } } }}
      count={COUNT}
      sum={(somas) => somas.valor}
      basis={bases[base].toLowerCase()}
      siblings={<SectionBar />}
      exportPath={props.exportPath}
      print={props.print}
      table={{ ...props.table, sums }}
      empty={{ title: 'Sem registros para mostrar', text: props.vazio }}
    >
      <Campos {...state} />
      {waits && <ChartPlace shape="pie" />}
      {report.error !== null && !report.data && (
        <div className="card">
          <ErrorState error={report.error} onRetry={() => void report.refetch()} />
        </div>
      )}
      {report.data && fatias.length > 0 && (
        <PieFigure
          title={`${nome} por ${rotulo.toLowerCase()}`}
          note={`${labelOfRange(state.periodo)} · ${bases[base]}`}
          file={nome.toLowerCase()}
          slices={fatias.map((one) => ({
            id: idDaFatia(one),
            label: one.rotulo,
            value: one.valor,
            count: one.quantidade,
            rest: one.id === null,
          }))}
          total={report.data.valor}
          labelHeader={rotulo}
          picked={fatia ? state.picked : null}
          onPick={state.pick}
        />
      )}
    </ListPage>
  );
}
