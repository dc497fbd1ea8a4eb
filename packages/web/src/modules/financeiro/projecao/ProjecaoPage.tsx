import { financeMonthOf, formatDataBr, formatReais, labelOfFinanceMonth } from '@sede/domain/kernel';
import { BASE_GERAL_ROTULOS, type Base, NOTA_PREVISTAS, type Projecao } from '@sede/domain/modules/financeiro/projecao';
import { IconArrowRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import {
  EmptyState,
  ExportMenu,
  FilterBar,
  Money,
  PrintChip,
  Reading,
  useKit,
  useListState,
} from '#platform/ui/index.ts';
import { PageHeader, SectionBar } from '#platform/ui/shell/index.ts';
import { NotaDosDados } from '../financeiro.NotaDosDados.tsx';
import classes from '../financeiro.numeros.module.css';
import { enderecoDoFluxo, PROPOSTAS } from '../financeiro.paths.ts';
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

/** What the columns of recurring expenses are, and how much of it there is. */
function Previstas({ previstas: { ate, quantidade, valor } }: Pick<Projecao, 'previstas'>) {
  if (quantidade === 0) return null;
  const quantas = quantidade === 1 ? 'uma' : quantidade.toLocaleString('pt-BR');
  return (
    <p className={classes.base}>
      {NOTA_PREVISTAS} Até {formatDataBr(ate)} {quantidade === 1 ? 'é' : 'são'} {quantas}, {formatReais(valor)}.{' '}
      <Link to={PROPOSTAS} className="no-print">
        Ver as do mês
      </Link>
    </p>
  );
}

/** On paper: which date counts, of which months, and printed when. */
function SobreOPapel({ projecao: { anos }, base, hoje }: { projecao: Projecao; base: Base; hoje: string }) {
  const first = anos[0]?.meses[0];
  const last = anos.at(-1)?.meses.at(-1);
  const meses = first && last ? ` · ${formatDataBr(first.inicio)} a ${formatDataBr(last.fim)}` : '';
  return (
    <p className={`only-print ${classes.base}`}>
      {BASE_GERAL_ROTULOS[base]}
      {meses} · valores em reais · impresso em {formatDataBr(hoje)}
    </p>
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
    <div className={classes.deitada}>
      <PageHeader title="Projeção geral" subtitle={<span className="no-print">{BASE_GERAL_ROTULOS[base]}</span>}>
        <SectionBar />
      </PageHeader>
      {data && <SobreOPapel projecao={data} base={base} hoje={today} />}
      <FilterBar list={list}>
        <PrintChip
          reading={false}
          reason={data ? null : 'Ainda não há o que imprimir.'}
          onPrint={() => window.print()}
        />
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
            <Previstas previstas={projecao.previstas} />
            {projecao.anos.length === 0 && (
              <div className="card">
                <EmptyState
                  title="Sem registros para mostrar"
                  text="Registre receitas e despesas para ver a projeção."
                />
              </div>
            )}
            {emOrdem(projecao.anos, Number(agora.slice(0, 4))).map((ano) => (
              <TabelaDoAno
                key={ano.ano}
                ano={ano}
                base={base}
                agora={agora}
                mayExport={mayExport}
                comPrevistas={projecao.previstas.quantidade > 0}
              />
            ))}
            <NotaDosDados {...projecao} />
          </>
        )}
      </Reading>
    </div>
  );
}
