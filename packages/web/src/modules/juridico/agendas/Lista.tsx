import { formatContagem, formatMes } from '@sede/domain/kernel';
import { agendasMessages as messages } from '@sede/domain/modules/juridico/agendas';
import type { Calendario } from '@sede/domain/modules/juridico/feriados';
import { useId } from 'react';
import classes from './agendas.module.css';
import { DiaDaLista } from './DiaDaLista.tsx';
import { Dobra } from './Dobra.tsx';
import type { Edicao } from './edicao.ts';
import { type Dia, grupoDe } from './grade.ts';

export interface ListaProps {
  dias: readonly Dia[];
  /** Which days are holidays. */
  calendario: Calendario;
  /** The groups that stand open: '2026-11', 'nova'. */
  abertos: ReadonlySet<string>;
  onAbrir: (grupo: string, aberto: boolean) => void;
  /** The day that takes the focus, and which time it was asked for. */
  alvo: { chave: string; vez: number } | null;
  /** Null: they are only read. */
  edicao: Edicao | null;
}

function Grupo({ grupo, doGrupo: dias, ...props }: { grupo: string; doGrupo: readonly Dia[] } & ListaProps) {
  const id = useId();
  const aberto = props.abertos.has(grupo);
  const horarios = dias.reduce((soma, dia) => soma + dia.horarios.length, 0);
  return (
    <section className={classes.grupo} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`} className={classes.dobra}>
        <Dobra aberto={aberto} de={id} onAbrir={(abre) => props.onAbrir(grupo, abre)}>
          {grupo === 'nova' ? messages.novaData : formatMes(grupo)}
          <small>
            {formatContagem(dias.length, 'dia')} · {formatContagem(horarios, 'horário')}
          </small>
        </Dobra>
      </h2>
      <div id={id} className={classes.dias} hidden={!aberto}>
        {aberto &&
          dias.map((dia) => (
            <DiaDaLista
              key={dia.chave}
              dia={dia}
              calendario={props.calendario}
              edicao={props.edicao}
              unico={props.dias.length === 1}
              vez={props.alvo?.chave === dia.chave ? props.alvo.vez : 0}
            />
          ))}
      </div>
    </section>
  );
}

/** The days of an agenda by month, each with its slots. Source: spec 3 §2.9; decisions-legal (Agendas). */
export function Lista(props: ListaProps) {
  const grupos = Map.groupBy(props.dias, grupoDe);
  const emOrdem = [...grupos].toSorted(([a], [b]) => (a === 'nova' ? -1 : b === 'nova' ? 1 : a.localeCompare(b)));
  return (
    <div className={classes.lista}>
      {emOrdem.length === 0 && <p className="muted">{messages.semData}</p>}
      {emOrdem.map(([grupo, dias]) => (
        <Grupo key={grupo} {...props} grupo={grupo} doGrupo={dias} />
      ))}
    </div>
  );
}
