import { ActionIcon } from '@mantine/core';
import { type CalendarDate, formatContagem, formatMes, monthRange } from '@sede/domain/kernel';
import { type Calendario as Feriados, nomeDoDiaSemAgenda } from '@sede/domain/modules/juridico/feriados';
import { IconBan, IconChevronLeft, IconChevronRight, IconLock, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useKit } from '#platform/ui/index.ts';
import { diaDaTecla, focusDia, outroMes, SEMANA, semanasDe } from '../juridico.mes.ts';
import classes from './agendas.module.css';
import type { Dia, Slot } from './grade.ts';
import { diaPorExtenso, faixaDe } from './nomes.ts';

const EM_VISTA = 3;
type Estado = 'agendado' | 'livre' | 'bloqueado' | 'novo';
const ICONES = { agendado: IconLock, bloqueado: IconBan, novo: IconPlus, livre: null };

const estadoDe = ({ id, ocupado, bloqueio }: Slot): Estado =>
  ocupado ? 'agendado' : bloqueio !== null ? 'bloqueado' : id === null ? 'novo' : 'livre';

function Pilula({ estado, children }: { estado: Estado; children?: string }) {
  const Icone = ICONES[estado];
  return (
    <span className={classes.pilula} data-estado={estado}>
      {Icone && <Icone size={11} aria-hidden />}
      {children}
    </span>
  );
}

const LEGENDA: readonly Estado[] = ['agendado', 'livre', 'bloqueado', 'novo'];

/** '3 de novembro …: 3 horários, 2 agendados, 1 bloqueado; Finados' */
function descricao(data: CalendarDate, slots: readonly Slot[], feriado: string | null): string {
  const de = (estado: Estado) => slots.filter((slot) => estadoDe(slot) === estado).length;
  const partes = [
    formatContagem(slots.length, 'horário'),
    ...LEGENDA.filter((estado) => estado !== 'livre' && de(estado) > 0).map((estado) =>
      formatContagem(de(estado), estado),
    ),
  ];
  return `${diaPorExtenso(data)}: ${partes.join(', ')}${feriado === null ? '' : `; ${feriado}`}`;
}

const resumo = (slots: readonly Slot[]): string => {
  if (slots.length === 0) return '';
  if (slots.every((slot) => estadoDe(slot) === 'novo')) return 'novo';
  if (slots.every(({ bloqueio }) => bloqueio !== null)) return 'bloqueado';
  return `${slots.filter(({ ocupado }) => ocupado).length}/${slots.length}`;
};

export interface CalendarioProps {
  /** '2026-11' */
  mes: string;
  dias: readonly Dia[];
  /** Which days are holidays. */
  calendario: Feriados;
  onMes: (mes: string) => void;
  /** Enter on a day, or a click on it. */
  onDia: (data: CalendarDate) => void;
}

/** A month of the agenda, week by week: arrows go from day to day, PgUp and PgDn from month to month, Enter opens the day. */
export function Calendario({ mes, dias, calendario, onMes, onDia }: CalendarioProps) {
  const { today } = useKit();
  const { inicio } = monthRange(mes);
  const [cursor, setCursor] = useState(inicio);
  const ativo = cursor.startsWith(mes) ? cursor : today.startsWith(mes) ? today : inicio;
  const tabela = useRef<HTMLTableElement>(null);
  const slotsEm = Map.groupBy(
    dias.flatMap(({ data, horarios }) => horarios.map((slot) => ({ data, slot }))),
    ({ data }) => data,
  );
  const slotsDe = (data: CalendarDate) =>
    (slotsEm.get(data) ?? []).map(({ slot }) => slot).toSorted((a, b) => a.inicio.localeCompare(b.inicio));
  const semanas = semanasDe(mes);
  const estreita = (coluna: number) =>
    (coluna === 0 || coluna === 6) && semanas.every((semana) => !semana[coluna] || !slotsEm.has(semana[coluna]));
  const ano = mes.slice(0, 4);
  const mudar = (para: 1 | -1) => {
    const novo = outroMes(mes, para);
    if (novo.startsWith(ano)) onMes(novo);
  };
  const ir = (data: CalendarDate) => {
    if (!data.startsWith(ano)) return;
    setCursor(data);
    if (!data.startsWith(mes)) onMes(data.slice(0, 7));
    focusDia(() => tabela.current, data);
  };
  const onKeyDown = (event: KeyboardEvent, data: CalendarDate) => {
    const para = diaDaTecla(event.key, data, mes);
    if (para === undefined) return;
    event.preventDefault();
    ir(para);
  };
  const doMes = dias.filter(({ data }) => data?.startsWith(mes)).flatMap(({ horarios }) => horarios);
  const novos = doMes.filter(({ id }) => id === null).length;
  return (
    <>
      <div className={classes.cabeca}>
        <h2 aria-live="polite">{formatMes(mes).replace('/', ' de ')}</h2>
        <span className={classes.resumo}>
          {formatContagem(doMes.length, 'horário')} ·{' '}
          {formatContagem(doMes.filter(({ ocupado }) => ocupado).length, 'ocupado')}
          {novos > 0 && ` · ${formatContagem(novos, 'novo')}`}
        </span>
        <span className={classes.legenda}>
          {LEGENDA.map((estado) => (
            <span key={estado}>
              <Pilula estado={estado} /> {estado}
            </span>
          ))}
        </span>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label="Mês anterior"
          disabled={mes.endsWith('-01')}
          onClick={() => mudar(-1)}
        >
          <IconChevronLeft size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label="Mês seguinte"
          disabled={mes.endsWith('-12')}
          onClick={() => mudar(1)}
        >
          <IconChevronRight size={16} aria-hidden />
        </ActionIcon>
      </div>
      <table ref={tabela} className={classes.tabela} aria-label={`Dias de ${formatMes(mes)}`}>
        <thead>
          <tr>
            {SEMANA.map((nome, coluna) => (
              <th key={nome} scope="col" data-estreita={estreita(coluna) || undefined}>
                <span className={classes.longo} aria-hidden>
                  {estreita(coluna) ? nome.slice(0, 1).toUpperCase() : nome}
                </span>
                <span className={classes.curto} aria-hidden>
                  {nome.slice(0, 1).toUpperCase()}
                </span>
                <span className="visually-hidden">{nome}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {semanas.map((semana) => (
            <tr key={semana.find((data) => data !== null)}>
              {semana.map((data, coluna) => {
                if (data === null) return <td key={SEMANA[coluna]} className={classes.vazia} />;
                const slots = slotsDe(data);
                const feriado = nomeDoDiaSemAgenda(data, calendario);
                return (
                  <td
                    key={data}
                    data-feriado={feriado !== null || undefined}
                    data-hoje={data === today || undefined}
                    data-estreita={estreita(coluna) || undefined}
                  >
                    <button
                      type="button"
                      data-dia={data}
                      className={classes.dia}
                      tabIndex={data === ativo ? 0 : -1}
                      aria-current={data === today ? 'date' : undefined}
                      aria-label={descricao(data, slots, feriado)}
                      onFocus={() => setCursor(data)}
                      onKeyDown={(event) => onKeyDown(event, data)}
                      onClick={() => onDia(data)}
                    >
                      <span className={classes.numero}>
                        <b>{Number(data.slice(8))}</b>
                        <small>{resumo(slots)}</small>
                      </span>
                      {feriado !== null && <span className={classes.feriado}>{feriado}</span>}
                      <span className={classes.pilulas}>
                        {slots.slice(0, EM_VISTA).map((slot) => (
                          <Pilula key={slot.chave} estado={estadoDe(slot)}>
                            {faixaDe(slot)}
                          </Pilula>
                        ))}
                        {slots.length > EM_VISTA && (
                          <span className={classes.mais}>+ {formatContagem(slots.length - EM_VISTA, 'horário')}</span>
                        )}
                      </span>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
