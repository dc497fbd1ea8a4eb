import type { Fatia, Linha } from '@sede/domain/modules/juridico/painel-juridico';
import { painelJuridicoMessages as messages } from '@sede/domain/modules/juridico/painel-juridico';
import { IconChevronRight } from '@tabler/icons-react';
import { Link, navigate } from '#platform/routing/index.ts';
import { ChartPlace, PieFigure } from '#platform/ui/charts.ts';
import { DateField } from '#platform/ui/form.ts';
import { labelOfRange, Reading } from '#platform/ui/index.ts';
import classes from './painel-juridico.module.css';
import { type Intervalo, TODO_O_PERIODO, type useDias } from './useDias.ts';

interface PeriodoProps {
  titulo: string;
  dias: ReturnType<typeof useDias>;
  /** What 'Este mês' sets. */
  mes: Intervalo;
}

/** The days of a panel, and two ways to set both at once. */
function Periodo({ titulo, dias: { intervalo, erros, mudar }, mes }: PeriodoProps) {
  const atalho = (rotulo: string, qual: Intervalo) => (
    <button
      type="button"
      className={classes.atalho}
      aria-pressed={intervalo.de === qual.de && intervalo.ate === qual.ate}
      onClick={() => mudar(qual)}
    >
      {rotulo}
    </button>
  );
  return (
    <fieldset className={classes.periodo}>
      <legend className="visually-hidden">Período de {titulo}</legend>
      <DateField
        label="Data inicial"
        value={intervalo.de}
        error={erros.de}
        onChange={(de) => mudar({ ...intervalo, de })}
      />
      <DateField
        label="Data final"
        value={intervalo.ate}
        error={erros.ate}
        onChange={(ate) => mudar({ ...intervalo, ate })}
      />
      <div className={classes.atalhos}>
        {atalho('Este mês', mes)}
        {atalho('Todo o período', TODO_O_PERIODO)}
      </div>
    </fieldset>
  );
}

export interface LinhaContada extends Linha {
  quantidade: number;
  endereco: string;
  nota?: string | null;
}

function LinhaDoPainel({ rotulo, quantidade, endereco, nota }: LinhaContada) {
  const partes = (
    <>
      <span className={classes.rotulo}>
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
  // Days that make no sense are asked of nobody: there is nothing to wait for.
  const espera = dias.dias === null ? <p className="muted">{messages.semDados}</p> : <Esperando titulo={titulo} />;
  return (
    <section className={classes.coluna} aria-label={titulo}>
      <div className={`card ${classes.painel}`}>
        <h2>{titulo}</h2>
        <Periodo titulo={titulo} dias={dias} mes={mes} />
        <ul className={classes.linhas}>
          {query.data !== undefined && linhas(query.data).map((linha) => <LinhaDoPainel key={linha.id} {...linha} />)}
        </ul>
      </div>
      <Reading query={query} card wait={espera}>
        {(lido) => (
          <Grafico
            {...grafico}
            titulo={titulo}
            nota={labelOfRange(dias.intervalo)}
            fatias={fatias(lido)}
            linhas={linhas(lido)}
          />
        )}
      </Reading>
    </section>
  );
}
