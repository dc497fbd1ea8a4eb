import { formatMes } from '@sede/domain/kernel';
import type { Painel } from '@sede/domain/modules/financeiro/painel';
import { BASE_GERAL_ROTULOS, type Base } from '@sede/domain/modules/financeiro/projecao';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { Link, navigate } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { type BarSeries, BarsFigure, ChartPlace, PieFigure } from '#platform/ui/charts.ts';
import { FilterBar, labelOfRange, Reading, useListState } from '#platform/ui/index.ts';
import { PageHeader, SectionBar } from '#platform/ui/shell/index.ts';
import { NotaDosDados } from '../financeiro.NotaDosDados.tsx';
import classes from '../financeiro.numeros.module.css';
import { type Dias, enderecoDoFluxo, PROJECAO, receitasEm, SUPRIMENTOS } from '../financeiro.paths.ts';
import { Cartoes } from './Cartoes.tsx';
import { painelFiltros } from './painel.filters.ts';

const SERIES: readonly BarSeries[] = [
  { id: 'receitas', label: 'Receitas', colour: 'var(--chart-1)' },
  { id: 'liquidadas', label: 'Liquidadas', colour: 'var(--chart-3)' },
  { id: 'aLiquidar', label: 'A liquidar', colour: 'var(--chart-2)' },
  { id: 'saldo', label: 'Saldo', colour: 'var(--chart-9)' },
];
/** The modules whose changes change a figure of this page. */
const MODULOS = ['despesas', 'receitas', 'configuracoes'];

/** '2026-11' → 'nov/26': six to twenty-four of them stand under the bars. */
const mesCurto = (mes: string) => `${formatMes(mes).slice(0, 3)}/${mes.slice(2, 4)}`;

function enderecoDaBarra(serie: string, base: Base, dias: Dias): string {
  if (serie === 'receitas') return receitasEm(base, dias);
  if (serie === 'saldo') return `${PROJECAO}${base === 'caixa' ? '?base=caixa' : ''}`;
  return enderecoDoFluxo(serie === 'liquidadas' ? 'liquidadas' : 'aLiquidar', base, dias);
}

function Graficos({ painel: { pizza, meses }, base, dias }: { painel: Painel; base: Base; dias: Dias }) {
  const basis = BASE_GERAL_ROTULOS[base];
  const range = labelOfRange({ de: dias.inicio ?? null, ate: dias.fim ?? null });
  const total = pizza.liquidadas.valor + pizza.aLiquidar.valor;
  const slice = (id: 'liquidadas' | 'aLiquidar', label: string) => ({
    id,
    label,
    colour: SERIES.find((serie) => serie.id === id)?.colour,
    value: pizza[id].valor,
    count: pizza[id].quantidade,
  });
  return (
    <div className={classes.graficos}>
      <BarsFigure
        title="Receitas e despesas por mês"
        note={`Meses financeiros inteiros · ${basis}`}
        file="receitas-e-despesas"
        // By cash, unpaid records have no date yet.
        series={base === 'caixa' ? SERIES.filter(({ id }) => id !== 'aLiquidar') : SERIES}
        rows={meses.map(({ mes, receitas, liquidadas, aLiquidar, saldo }) => ({
          id: mes,
          label: mesCurto(mes),
          values: { receitas, liquidadas, aLiquidar, saldo },
        }))}
        rowHeader="Mês"
        onPick={(row, serie) => {
          const mes = meses.find((one) => one.mes === row);
          if (mes) void navigate(enderecoDaBarra(serie, base, mes));
        }}
      />
      <PieFigure
        title="Liquidado e a liquidar no período"
        note={`${range} · ${basis}${base === 'caixa' ? '; a liquidar pelo vencimento' : ''}`}
        file="liquidado-e-a-liquidar"
        slices={[slice('liquidadas', 'Liquidadas'), slice('aLiquidar', 'A liquidar')]}
        total={total}
        labelHeader="Despesas"
        picked={null}
        onPick={(id) => {
          // The id of one of the two slices.
          if (id) void navigate(enderecoDoFluxo(id as 'liquidadas' | 'aLiquidar', base, dias));
        }}
      />
    </div>
  );
}

/** The page's own shape while it is read. */
function Esperando() {
  return (
    <div role="status" aria-label="Carregando o painel">
      <div className={classes.cartoes}>
        {['vencidas', 'hoje', 'proximos', 'aguardando'].map((cartao) => (
          <div key={cartao} className={`card ${classes.lugar}`} />
        ))}
      </div>
      <div className={classes.graficos}>
        <ChartPlace shape="bars" />
        <ChartPlace shape="pie" />
      </div>
    </div>
  );
}

/** '/financial'. Source: spec 1 §2.8, §9; decisions §7 (Dashboard cards); design/painel.png. */
export function PainelPage() {
  const list = useListState(painelFiltros);
  const { base = 'data', ...dias } = list.filterInput;
  const maySeeCash = useCan('suprimentos.ver');
  const query = useQuery({
    ...orpc.painel.ler.queryOptions({ input: list.filterInput, placeholderData: keepPreviousData }),
    meta: { modulos: MODULOS },
  });
  return (
    <>
      <PageHeader
        title="Financeiro"
        subtitle={`${labelOfRange({ de: dias.inicio ?? null, ate: dias.fim ?? null })} · ${BASE_GERAL_ROTULOS[base]}`}
      >
        <SectionBar />
      </PageHeader>
      <FilterBar list={list}>
        {maySeeCash && (
          <Link to={SUPRIMENTOS} className={classes.atalho}>
            Suprimentos
          </Link>
        )}
      </FilterBar>
      <Reading query={query} card wait={<Esperando />}>
        {(painel) => (
          <>
            <Cartoes painel={painel} />
            <Graficos painel={painel} base={base} dias={dias} />
            <NotaDosDados {...painel} />
          </>
        )}
      </Reading>
    </>
  );
}
