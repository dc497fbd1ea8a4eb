import { Button } from '@mantine/core';
import { formatDataBr, formatInstantBr, isFinanceMonth, labelOfFinanceMonth } from '@sede/domain/kernel';
import {
  type Conferencia,
  fechamentosMotivos,
  type MesFinanceiro,
  fechamentosMessages as messages,
  PONTOS_CONFERIDOS,
  ROTULO_SITUACAO_MES,
} from '@sede/domain/modules/financeiro/fechamentos';
import { IconHistory, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { NotFoundPage } from '#modules/acesso/inicio/index.ts';
import { orpc } from '#platform/api/index.ts';
import { useParams } from '#platform/routing/index.ts';
import { ErrorState, StatusTag } from '#platform/ui/index.ts';
import { PageHeader, SectionBar } from '#platform/ui/shell/index.ts';
import { DepoisDoFechamento } from './DepoisDoFechamento.tsx';
import classes from './Fechamentos.module.css';
import { Figuras } from './Figuras.tsx';
import { TOM_MES } from './fechamento.columns.tsx';
import { listasDoPeriodo } from './fechamentos.paths.ts';
import { Totais } from './Totais.tsx';
import { useFechamento } from './useFechamento.ts';

const Historico = lazy(() => import('#platform/ui/form.ts').then((m) => ({ default: m.HistoryDialog })));
/** The records whose changes change the figures. */
const FONTES = { modulos: ['despesas', 'receitas', 'extratos'] };

function Acoes({ mes }: { mes: MesFinanceiro }) {
  const { fechar, reabrir } = useFechamento();
  const [historico, setHistorico] = useState(false);
  const fechado = mes.situacao === 'fechado';
  const motivo = fechamentosMotivos.texto(fechado ? mes.pode.reabrir : mes.pode.fechar);
  return (
    <div className={`${classes.acoes} no-print`}>
      <Button
        variant={fechado ? 'default' : 'filled'}
        onClick={motivo ? undefined : () => void (fechado ? reabrir(mes) : fechar(mes))}
        aria-disabled={motivo ? true : undefined}
        data-disabled={motivo ? true : undefined}
        title={motivo}
      >
        {fechado ? messages.reabrir : messages.fechar}
      </Button>
      <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
        Imprimir
      </Button>
      {mes.fechamento && (
        <Button
          variant="default"
          leftSection={<IconHistory size={16} aria-hidden />}
          onClick={() => setHistorico(true)}
        >
          Histórico
        </Button>
      )}
      {motivo && <span className="muted">{motivo}</span>}
      <Suspense fallback={null}>
        {historico && mes.fechamento && (
          <Historico
            id={mes.fechamento.id}
            name={labelOfFinanceMonth(mes.mes)}
            read={orpc.fechamentos.history.call}
            onClose={() => setHistorico(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

function Conferido({ conferencia }: { conferencia: Conferencia }) {
  const { pontos, vencimento, caixa } = conferencia;
  const listas = listasDoPeriodo(conferencia);
  return (
    <>
      <Figuras
        titulo={messages.antes}
        figuras={PONTOS_CONFERIDOS.map((ponto) => ({
          rotulo: messages.pontos[ponto],
          ponto: pontos[ponto],
          href: listas[ponto],
        }))}
      />
      <Totais vencimento={vencimento} caixa={caixa} dias={conferencia} />
    </>
  );
}

function Mes({ nome }: { nome: string }) {
  const meses = useQuery(orpc.fechamentos.meses.queryOptions({ input: { ano: Number(nome.slice(0, 4)) } }));
  const conferencia = useQuery(orpc.fechamentos.conferencia.queryOptions({ input: { mes: nome }, meta: FONTES }));
  const mes = meses.data?.itens.find((one) => one.mes === nome);
  const error = conferencia.error ?? meses.error;
  const retry = () => void Promise.all([meses.refetch(), conferencia.refetch()]);
  return (
    <>
      <PageHeader
        title={`${messages.relatorio}: ${labelOfFinanceMonth(nome)}`}
        subtitle={
          mes && (
            <>
              {formatDataBr(mes.inicio)} a {formatDataBr(mes.fim)}{' '}
              <StatusTag tone={TOM_MES[mes.situacao]} label={ROTULO_SITUACAO_MES[mes.situacao]} />
            </>
          )
        }
      >
        <SectionBar />
      </PageHeader>
      {mes?.fechamento && (
        <p className={classes.fecho}>
          Fechado em {formatInstantBr(mes.fechamento.fechadoEm)} por {mes.fechamento.fechadoPorNome}.
          {mes.fechamento.reabertoEm &&
            ` Reaberto em ${formatInstantBr(mes.fechamento.reabertoEm)} por ${mes.fechamento.reabertoPorNome}: ${mes.fechamento.motivoReabertura}`}
        </p>
      )}
      {mes && <Acoes mes={mes} />}
      {mes?.fechamento && <DepoisDoFechamento mes={nome} />}
      {error && !conferencia.data ? (
        <div className="card">
          <ErrorState error={error} onRetry={retry} />
        </div>
      ) : conferencia.data ? (
        <Conferido conferencia={conferencia.data} />
      ) : (
        <p role="status" className="muted">
          Conferindo o mês…
        </p>
      )}
    </>
  );
}

/** '/financial/fechamentos/2026-10': what to check before closing, and the report of it. Source: decisions §7; issue 4. */
export function MesPage() {
  const { mes = '' } = useParams();
  return isFinanceMonth(mes) ? <Mes nome={mes} /> : <NotFoundPage />;
}
