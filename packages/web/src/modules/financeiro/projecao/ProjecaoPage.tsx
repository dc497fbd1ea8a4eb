import { financeMonthOf, formatDataBr, formatReais, labelOfFinanceMonth } from '@sede/domain/kernel';
import { BASE_GERAL_ROTULOS, type Base, type Projecao } from '@sede/domain/modules/financeiro/projecao';
import { IconArrowRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { EmptyState, ExportMenu, FilterBar, Money, Reading, useKit, useListState } from '#platform/ui/index.ts';
import { PageHeader, SectionBar } from '#platform/ui/shell/index.ts';
import { NotaDosDados } from '../financeiro.NotaDosDados.tsx';
import classes from '../financeiro.numeros.module.css';
import { enderecoDoFluxo } from '../financeiro.paths.ts';
import { SaldoDasContas } from '../financeiro.SaldoDasContas.tsx';
import { projecaoFiltros } from './projecao.filters.ts';
import { TabelaDoAno } from './TabelaDoAno.tsx';

const MODULOS = ['despesas', 'receitas', 'configuracoes'];

function Resumo({ projecao: { proximos, menor }, base }: { projecao: Projecao; base: Base }) {
  const { inicio, fim, aPagar, aReceber, saldo } = proximos;
  const dias = `${formatDataBr(inicio)} a ${formatDataBr(fim)}`;
  return (
    <ul className={classes.cartoes} aria-label="Próximos 7 dias">
      <li>
        <Link to={enderecoDoFluxo('aLiquidar', base, proximos)} className={`card ${classes.cartao}`}>
          <span className={classes.rotulo}>A pagar nos próximos 7 dias</span>
          <span className={classes.numero}>{formatReais(aPagar)}</span>
          <span className={classes.pe}>
            {dias} ·{' '}
            <span className={classes.ver}>
              ver lista <IconArrowRight size={14} aria-hidden />
            </span>
          </span>
        </Link>
      </li>
      <li>
        <Link to={enderecoDoFluxo('aCreditar', base, proximos)} className={`card ${classes.cartao}`}>
          <span className={classes.rotulo}>A receber nos próximos 7 dias</span>
          <span className={classes.numero}>{formatReais(aReceber)}</span>
          <span className={classes.pe}>
            {dias} ·{' '}
            <span className={classes.ver}>
              ver lista <IconArrowRight size={14} aria-hidden />
            </span>
          </span>
        </Link>
      </li>
      <li>
        <div className={`card ${classes.cartao}`}>
          <span className={classes.rotulo}>Saldo dos próximos 7 dias</span>
          <span className={classes.numero}>
            <Money value={saldo} signed />
          </span>
          <span className={classes.pe}>a receber − a pagar</span>
        </div>
      </li>
      {menor && (
        <li>
          <div className={`card ${classes.cartao}`}>
            <span className={classes.rotulo}>Menor saldo daqui em diante</span>
            <span className={classes.numero}>
              <Money value={menor.valor} signed />
            </span>
            <span className={classes.pe}>em {labelOfFinanceMonth(menor.mes)}</span>
          </div>
        </li>
      )}
    </ul>
  );
}

/** This year and those ahead, then the past ones, the latest first. */
function emOrdem(anos: Projecao['anos'], atual: number): Projecao['anos'] {
  return [...anos.filter(({ ano }) => ano >= atual), ...anos.filter(({ ano }) => ano < atual).reverse()];
}

/** '/financial/projecao'. Source: spec 1 §2.17; decisions §7 (Projection). */
export function ProjecaoPage() {
  const list = useListState(projecaoFiltros);
  const { base = 'data' } = list.filterInput;
  const mayExport = useCan('projecao.exportar');
  const { today, periodDays } = useKit();
  const agora = financeMonthOf(today, periodDays);
  const query = useQuery({
    ...orpc.projecao.ler.queryOptions({ input: list.filterInput, placeholderData: keepPreviousData }),
    meta: { modulos: MODULOS },
  });
  const { data } = query;
  return (
    <>
      <PageHeader title="Projeção geral" subtitle={BASE_GERAL_ROTULOS[base]}>
        <SectionBar />
      </PageHeader>
      <FilterBar list={list}>
        {mayExport && data && data.anos.length > 0 && (
          <ExportMenu path="/api/projecao/exportar" filterInput={{ base }} />
        )}
      </FilterBar>
      <Reading
        query={query}
        card
        wait={<div className={classes.esperando} role="status" aria-label="Carregando a projeção" />}
      >
        {(projecao) => (
          <>
            <Resumo projecao={projecao} base={base} />
            <p className={classes.base}>
              Creditadas e liquidadas são certas; a creditar e a liquidar são previsão, pela data e pelo vencimento. O
              saldo acumulado parte de {formatReais(projecao.saldoInicial.valor)} em{' '}
              {formatDataBr(projecao.saldoInicial.data)}.
              <SaldoDasContas />
            </p>
            {projecao.anos.length === 0 && (
              <div className="card">
                <EmptyState
                  title="Sem registros para mostrar"
                  text="Registre receitas e despesas para ver a projeção."
                />
              </div>
            )}
            {emOrdem(projecao.anos, Number(agora.slice(0, 4))).map((ano) => (
              <TabelaDoAno key={ano.ano} ano={ano} base={base} agora={agora} mayExport={mayExport} />
            ))}
            <NotaDosDados {...projecao} />
          </>
        )}
      </Reading>
    </>
  );
}
