import { ActionIcon, Button } from '@mantine/core';
import { addFinanceMonths, formatInstantBr, formatMes, isFinanceMonth } from '@sede/domain/kernel';
import {
  type Conciliacao,
  conciliacoesMotivos,
  conciliacoesMessages as messages,
  ROTULO_SITUACAO_CONCILIACAO,
  type SituacaoConciliacao,
} from '@sede/domain/modules/financeiro/conciliacoes';
import { extratosMessages } from '@sede/domain/modules/financeiro/extratos';
import { IconChevronLeft, IconChevronRight, IconHistory, IconPrinter } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { Link, setSearch, useParams, useSearch } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { Reading, StatusTag, type Tone, useKit } from '#platform/ui/index.ts';
import { PageHeader, SectionBar } from '#platform/ui/shell/index.ts';
import { ArquivosDialog, LinhasDoExtrato } from '../extratos/index.ts';
import { importarExtratoPath } from '../financeiro.paths.ts';
import classes from './Conciliacoes.module.css';
import { Saldos } from './Saldos.tsx';
import { SemLinha } from './SemLinha.tsx';
import { FONTES, useConciliacao } from './useConciliacao.ts';

const Informar = lazy(() => import('./InformarSaldoDialog.tsx').then((m) => ({ default: m.InformarSaldoDialog })));
const Historico = lazy(() => import('#platform/ui/form.ts').then((m) => ({ default: m.HistoryDialog })));

const TOM: Readonly<Record<SituacaoConciliacao, Tone>> = {
  aberta: 'wait',
  em_curso: 'info',
  assinada: 'ok',
  coberta: 'ok',
};
type Aberto = 'arquivos' | 'informar' | 'historico';

const goTo = (mes: string) => setSearch((current) => ({ ...current, mes }));

function Mes({ mes }: { mes: string }) {
  return (
    <nav className={`${classes.mes} no-print`} aria-label="Mês">
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={formatMes(addFinanceMonths(mes, -1))}
        onClick={() => goTo(addFinanceMonths(mes, -1))}
      >
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <h2 aria-live="polite">{formatMes(mes)}</h2>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={formatMes(addFinanceMonths(mes, 1))}
        onClick={() => goTo(addFinanceMonths(mes, 1))}
      >
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
    </nav>
  );
}

/** What moves the month on is the page's one primary: its statement, then its signature. */
const emphasis = (primary: boolean) => ({ variant: primary ? 'filled' : 'default' });

function Acoes({ conciliacao, onOpen }: { conciliacao: Conciliacao; onOpen: (qual: Aberto) => void }) {
  const mayImport = useCan('extratos.importar');
  const maySign = useCan('conciliacoes.assinar');
  const { assinar, reabrir } = useConciliacao();
  const { situacao, pode, registro } = conciliacao;
  const assinada = situacao === 'assinada';
  const motivo = conciliacoesMotivos.texto(assinada ? pode.reabrir : pode.assinar);
  return (
    <div className={`${classes.acoes} no-print`}>
      {mayImport && (
        <Button<typeof Link>
          {...emphasis(!assinada && motivo !== undefined)}
          component={Link}
          to={importarExtratoPath(conciliacao.idConta, conciliacao.mes)}
        >
          {extratosMessages.importar}
        </Button>
      )}
      <Button
        {...emphasis(!assinada && motivo === undefined)}
        onClick={motivo ? undefined : () => void (assinada ? reabrir(conciliacao) : assinar(conciliacao))}
        aria-disabled={motivo ? true : undefined}
        data-disabled={motivo ? true : undefined}
        title={motivo}
      >
        {assinada ? messages.reabrir : messages.assinar}
      </Button>
      {maySign && !pode.informar && (
        <Button variant="default" onClick={() => onOpen('informar')}>
          {messages.informar}
        </Button>
      )}
      <Button variant="default" onClick={() => onOpen('arquivos')}>
        Arquivos
      </Button>
      <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
        Imprimir
      </Button>
      {registro && (
        <Button
          variant="default"
          leftSection={<IconHistory size={16} aria-hidden />}
          onClick={() => onOpen('historico')}
        >
          Histórico
        </Button>
      )}
      {motivo && <span className="muted">{motivo}</span>}
    </div>
  );
}

function Assinatura({ registro }: Pick<Conciliacao, 'registro'>) {
  if (!registro?.assinadaEm) return null;
  const { assinada, assinadaEm, assinadaPorNome, reabertaEm, reabertaPorNome, motivoReabertura } = registro;
  const { ignoradosValor, motivoIgnorados } = registro;
  return (
    <p className={classes.fecho}>
      Assinada em {formatInstantBr(assinadaEm)} por {assinadaPorNome}.
      {!assinada &&
        reabertaEm &&
        ` Reaberta em ${formatInstantBr(reabertaEm)} por ${reabertaPorNome}: ${motivoReabertura}`}
      {ignoradosValor !== null && motivoIgnorados && (
        <>
          <br />
          {messages.ignoradosAssinados(ignoradosValor, motivoIgnorados)}
        </>
      )}
    </p>
  );
}

function DaConta({ idConta, mes }: { idConta: string; mes: string }) {
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const query = useQuery({
    ...orpc.conciliacoes.mes.queryOptions({ input: { idConta, mes }, placeholderData: keepPreviousData }),
    meta: FONTES,
  });
  const { data } = query;
  const close = () => setAberto(null);
  const preso = data ? data.conciliadaAte !== null && data.fim <= data.conciliadaAte : false;
  return (
    <>
      <PageHeader
        title={data ? `Conciliação · ${data.nomeConta}` : messages.doMes}
        subtitle={
          <>
            <span className={classes.noPapel}>{formatMes(mes)}</span>{' '}
            {data && <StatusTag tone={TOM[data.situacao]} label={ROTULO_SITUACAO_CONCILIACAO[data.situacao]} />}
          </>
        }
      >
        <SectionBar />
      </PageHeader>
      <Mes mes={mes} />
      <Reading query={query} card>
        {(conciliacao) => (
          <div aria-busy={query.isPlaceholderData}>
            <Assinatura registro={conciliacao.registro} />
            <Acoes conciliacao={conciliacao} onOpen={setAberto} />
            <Saldos conciliacao={conciliacao} />
            <Suspense fallback={<p className="muted">Carregando…</p>}>
              <LinhasDoExtrato
                key={`${idConta} ${conciliacao.mes}`}
                idConta={idConta}
                inicio={conciliacao.inicio}
                fim={conciliacao.fim}
                pendentes={conciliacao.pendentesNoMes}
              />
            </Suspense>
            <SemLinha key={conciliacao.mes} idConta={idConta} mes={conciliacao.mes} preso={preso} />
          </div>
        )}
      </Reading>
      <Suspense fallback={null}>
        {aberto === 'arquivos' && data && (
          <ArquivosDialog idConta={idConta} nomeConta={data.nomeConta} onClose={close} />
        )}
        {aberto === 'informar' && data && <Informar conciliacao={data} onClose={close} />}
        {aberto === 'historico' && data?.registro && (
          <Historico
            id={data.registro.id}
            name={`${data.nomeConta} · ${formatMes(mes)}`}
            read={orpc.conciliacoes.history.call}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

/** '/financial/conciliacao/{conta}?mes=2026-10'. Source: issue 4 (monthly conciliação). */
export function MesPage() {
  const { conta = '' } = useParams();
  const { today } = useKit();
  const asked = useSearch().mes;
  const mes = isFinanceMonth(asked) ? asked : today.slice(0, 7);
  return <DaConta key={conta} idConta={conta} mes={mes} />;
}
