import type { Fatia, Linha } from '@sede/domain/modules/juridico/painel-juridico';
import { painelJuridicoMessages as messages } from '@sede/domain/modules/juridico/painel-juridico';
import { IconChevronRight } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link, navigate } from '#platform/routing/index.ts';
import { ChartPlace, PieFigure } from '#platform/ui/charts.ts';
import { labelOfRange, Reading } from '#platform/ui/index.ts';
import type { PeriodoProps } from './Periodo.tsx';
import classes from './painel-juridico.module.css';
import { TODO_O_PERIODO } from './useDias.ts';

/** With the fields of dates, which are half as much again as the page: the figures do not wait for them. */
const Periodo = lazy(() => import('./Periodo.tsx').then((m) => ({ default: m.Periodo })));

export interface LinhaContada extends Linha {
  quantidade: number;
  endereco: string;
  nota?: string | null;
}

function LinhaDoPainel({ rotulo, quantidade, endereco, nota }: LinhaContada) {
  const partes = (
    <>
      <span>
        {rotulo}
        {nota && <span className={classes.nota}> {nota}</span>}
      </span>
      <span className={classes.quantidade}>{quantidade.toLocaleString('pt-BR')}</span>
    </>
  );
  return (
    <li>
      {quantidade > 0 ? (
        <Link to={endereco} className={classes.linha}>
          {partes}
          <IconChevronRight size={16} aria-hidden className={classes.seta} />
        </Link>
      ) : (
        <span className={classes.linha}>{partes}</span>
      )}
    </li>
  );
}

/** By the row, so that a colour means the same whatever is left out. */
const CORES: Readonly<Record<string, string>> = {
  agendados: 'var(--chart-1)',
  vencidos: 'var(--chart-6)',
  pendentes: 'var(--chart-2)',
  concluidos: 'var(--chart-3)',
  ausentes: 'var(--chart-5)',
  cancelados: 'var(--chart-9)',
  emAndamento: 'var(--chart-1)',
  aguardando: 'var(--chart-2)',
  encerrados: 'var(--chart-3)',
};

interface GraficoProps {
  grafico: string;
  arquivo: string;
  titulo: string;
  nota: string;
  fatias: readonly Fatia[];
  linhas: readonly LinhaContada[];
}

/** A slice opens the list of its row. */
function Grafico({ grafico, arquivo, titulo, nota, fatias, linhas }: GraficoProps) {
  const total = fatias.reduce((soma, { quantidade }) => soma + quantidade, 0);
  if (total === 0) {
    return (
      <div className={`card ${classes.semDados}`}>
        <h2>{grafico}</h2>
        <p>{messages.semDados}</p>
      </div>
    );
  }
  return (
    <PieFigure
      title={grafico}
      note={nota}
      file={arquivo}
      slices={fatias
        .filter(({ quantidade }) => quantidade > 0)
        .map(({ id, rotulo, quantidade }) => ({ id, label: rotulo, value: quantidade, colour: CORES[id] }))}
      total={total}
      unit="quantidade"
      labelHeader={titulo}
      picked={null}
      onPick={(id) => {
        const linha = linhas.find((uma) => uma.id === id);
        if (linha) void navigate(linha.endereco);
      }}
    />
  );
}

const Esperando = ({ titulo }: { titulo: string }) => (
  <div role="status" aria-label={`Carregando ${titulo}`}>
    <ChartPlace shape="pie" />
  </div>
);

interface PainelProps<T> extends PeriodoProps, Pick<GraficoProps, 'grafico' | 'arquivo'> {
  query: { data: T | undefined; error: unknown; refetch: () => unknown };
  linhas: (lido: T) => readonly LinhaContada[];
  fatias: (lido: T) => readonly Fatia[];
}

/** One panel: its days, its rows, each of which opens the list that it counts, and the pie of the same rows. */
export function Painel<T>({ titulo, dias, mes, query, linhas, fatias, ...grafico }: PainelProps<T>) {
  const { vale } = dias;
  // Days that make no sense are asked of nobody: there is nothing to wait for, nor to show of what was read for others.
  const espera = vale === null ? <p className="muted">{messages.semDados}</p> : <Esperando titulo={titulo} />;
  const data = vale === null ? undefined : query.data;
  return (
    <section className={classes.coluna} aria-label={titulo}>
      <div className={`card ${classes.painel}`}>
        <h2>{titulo}</h2>
        <Suspense fallback={<div className={classes.periodo} data-vem />}>
          <Periodo titulo={titulo} dias={dias} mes={mes} />
        </Suspense>
        <ul className={classes.linhas}>
          {data !== undefined && linhas(data).map((linha) => <LinhaDoPainel key={linha.id} {...linha} />)}
        </ul>
      </div>
      <Reading query={{ ...query, data }} card wait={espera}>
        {(lido) => (
          <Grafico
            {...grafico}
            titulo={titulo}
            nota={labelOfRange(vale ?? TODO_O_PERIODO)}
            fatias={fatias(lido)}
            linhas={linhas(lido)}
          />
        )}
      </Reading>
    </section>
  );
}
