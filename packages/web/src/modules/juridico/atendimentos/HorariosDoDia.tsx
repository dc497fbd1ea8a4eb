import { diaDaSemana, formatContagem, formatDataLonga } from '@sede/domain/kernel';
import { type HorarioDoDia, atendimentosMessages as messages } from '@sede/domain/modules/juridico/atendimentos';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { HourField, SelectField } from '#platform/ui/form.ts';
import comum from './agendar.module.css';
import classes from './HorariosDoDia.module.css';
import type { Agendamento } from './useAgendamento.ts';
import type { Horarios } from './useHorarios.ts';

const MEIO_DIA = '12:00';
const PARTES = [
  { nome: 'Manhã', e: (um: HorarioDoDia) => um.inicio < MEIO_DIA },
  { nome: 'Tarde', e: (um: HorarioDoDia) => um.inicio >= MEIO_DIA },
];

interface GradeProps {
  grupo: Horarios['grupos'][number];
  escolhidos: readonly string[];
  onChange: (horarios: string[]) => void;
}

function Grade({ grupo, escolhidos, onChange }: GradeProps) {
  return PARTES.map(({ nome, e }) => {
    const horarios = grupo.horarios.filter(e);
    if (horarios.length === 0) return null;
    return (
      <fieldset key={nome} className={classes.parte}>
        <legend>{nome}</legend>
        {horarios.map((um) => (
          <label key={um.id} className={classes.horario} data-livre={um.livre || undefined}>
            <input
              type="checkbox"
              checked={um.livre && escolhidos.includes(um.id)}
              disabled={!um.livre}
              onChange={(event) =>
                onChange(event.currentTarget.checked ? [...escolhidos, um.id] : escolhidos.filter((id) => id !== um.id))
              }
            />
            <span>
              {um.inicio} – {um.fim}
            </span>
            {um.livre ? (
              <>
                {um.passado && <small className={classes.nota}>já começou</small>}
                <IconCheck size={16} aria-hidden className={classes.marca} />
              </>
            ) : (
              <small className={classes.nota}>ocupado</small>
            )}
          </label>
        ))}
      </fieldset>
    );
  });
}

export interface HorariosDoDiaProps {
  agendamento: Agendamento;
  horarios: Horarios;
  erro: string | null;
  /** The day was just chosen by keys: its first free slot takes the focus. */
  foco: number;
}

/** Slots of the day, in groups by lawyer; or a time that is in none of them. Source: spec 3 §2.3, §8; decisions-legal (Wizard, Encaixe). */
export function HorariosDoDia({ agendamento: { valores, mudar }, horarios, erro, foco }: HorariosDoDiaProps) {
  const { grupos, escolha, seguidos, aviso, query } = horarios;
  const { data, encaixe } = valores;
  const quadro = useRef<HTMLElement>(null);
  const focado = useRef(0);
  const pronto = grupos.length > 0 && !query.isPlaceholderData;
  useEffect(() => {
    if (!pronto || foco === focado.current) return;
    focado.current = foco;
    const livres = [...(quadro.current?.querySelectorAll('input') ?? [])];
    livres.find(({ disabled }) => !disabled)?.focus();
  }, [pronto, foco]);
  if (data === null) return <p className={comum.nada}>{messages.selecioneData}</p>;
  const todos = grupos.flatMap((grupo) => grupo.horarios);
  // As the calendar counts them: one that has begun is offered, to whoever confirms it, and is not free.
  const livres = todos.filter(({ livre, passado }) => livre && !passado).length;
  const varios = grupos.length > 1;
  const nomeDe = (grupo: (typeof grupos)[number]) => grupo.identificacao || 'Sem identificação';
  return (
    <section ref={quadro} className={classes.doDia} aria-label="Horários">
      <div className={comum.cabeca}>
        <h3>
          {diaDaSemana(data)}, {formatDataLonga(data)}
        </h3>
        <small>
          {livres} {livres === 1 ? 'livre' : 'livres'} de {todos.length}
        </small>
      </div>
      {todos.length === 0 && !query.isFetching && <p className={comum.nada}>{messages.semHorarioNoDia}</p>}
      {!encaixe &&
        grupos.map((grupo) => (
          // biome-ignore lint/a11y/useSemanticElements: the fieldsets of morning and afternoon stand within it
          <div key={grupo.agendaId} role="group" aria-label={varios ? nomeDe(grupo) : 'Horários do dia'}>
            {varios && <h4>{nomeDe(grupo)}</h4>}
            <Grade
              grupo={grupo}
              escolhidos={grupo.agendaId === valores.agendaId ? valores.horarios : []}
              onChange={(novos) => mudar({ agendaId: grupo.agendaId, horarios: novos })}
            />
          </div>
        ))}
      {encaixe && (
        <div className={classes.encaixe}>
          {varios && (
            <SelectField
              label="Agenda"
              required
              options={grupos.map((grupo) => ({ value: grupo.agendaId, label: nomeDe(grupo) }))}
              value={valores.agendaId}
              onChange={(agendaId) => mudar({ agendaId })}
            />
          )}
          <HourField
            label="Horário início"
            required
            span={3}
            value={valores.inicio}
            onChange={(inicio) => mudar({ inicio })}
          />
          <HourField label="Horário final" required span={3} value={valores.fim} onChange={(fim) => mudar({ fim })} />
        </div>
      )}
      {(erro ?? aviso) && (
        <p className={comum.erro} role="alert">
          {erro ?? aviso}
        </p>
      )}
      <p className={classes.rodape}>
        <span>
          {!encaixe && escolha && seguidos && (
            <>
              {formatContagem(escolha.horarios.length, 'horário', 'horários seguidos')} ·{' '}
              <b>
                {escolha.inicio} às {escolha.fim}
              </b>
            </>
          )}
        </span>
        {grupos.length > 0 && (
          <button
            type="button"
            className={comum.ligacao}
            onClick={() =>
              mudar({
                encaixe: !encaixe,
                horarios: [],
                agendaId: grupos.length === 1 ? (grupos[0]?.agendaId ?? null) : null,
              })
            }
          >
            {encaixe ? 'Escolher entre os horários' : '+ Encaixe em outro horário'}
          </button>
        )}
      </p>
    </section>
  );
}
