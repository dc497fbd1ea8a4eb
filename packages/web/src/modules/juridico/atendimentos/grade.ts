/**
 * A day or a week of the agendas as blocks: slots of one appointment are one block. What overlaps (an encaixe may) stands side by side.
 *
 * Times 'HH:MM' on the wall in São Paulo, an end of '00:00' is midnight. Source: decisions-legal (Appointment list).
 */
import { addDays, type CalendarDate } from '@sede/domain/kernel';
import { minutosDaHora, minutosDoFim } from '@sede/domain/modules/juridico/agendas';
import type { GradeDeAtendimentos } from '@sede/domain/modules/juridico/atendimentos';
import type { Tone } from '#platform/ui/index.ts';

type Horario = GradeDeAtendimentos['horarios'][number];
type Marcado = GradeDeAtendimentos['atendimentos'][number];

export interface Bloco {
  id: string;
  agendaId: string;
  data: string;
  inicio: string;
  fim: string;
  bloqueio: string | null;
  passado: boolean;
  atendimento: Marcado | null;
}

export function blocosDe({ horarios, atendimentos }: GradeDeAtendimentos): Bloco[] {
  const porId = new Map(atendimentos.map((um) => [um.id, um]));
  const deles = new Map<string, Bloco>();
  const blocos: Bloco[] = [];
  for (const { id, agendaId, data, inicio, fim, bloqueio, passado, atendimentoId } of horarios) {
    const atendimento = atendimentoId === null ? null : (porId.get(atendimentoId) ?? null);
    const antes = atendimento && deles.get(atendimento.id);
    if (antes) antes.fim = fim;
    else {
      const bloco = { id, agendaId, data, inicio, fim, bloqueio, passado, atendimento };
      blocos.push(bloco);
      if (atendimento) deles.set(atendimento.id, bloco);
    }
  }
  return blocos;
}

export const faixaDe = ({ inicio, fim }: Pick<Horario, 'inicio' | 'fim'>) => ({
  de: minutosDaHora(inicio) ?? 0,
  ate: minutosDoFim(fim) ?? 0,
});

export interface Lane {
  /** From the left, 0 the first. */
  lane: number;
  /** How many stand side by side here. */
  lanes: number;
}

/** Where each of one column's blocks stands beside those that it overlaps with. */
export function lanesOf(blocos: readonly Bloco[]): Map<Bloco, Lane> {
  const lanes = new Map<Bloco, Lane>();
  let juntos: { bloco: Bloco; lane: number }[] = [];
  /** When the last of each lane ends. */
  let fins: number[] = [];
  const close = () => {
    for (const { bloco, lane } of juntos) lanes.set(bloco, { lane, lanes: fins.length });
    juntos = [];
    fins = [];
  };
  const emOrdem = blocos
    .map((bloco) => ({ bloco, ...faixaDe(bloco) }))
    .toSorted((a, b) => a.de - b.de || a.ate - b.ate);
  for (const { bloco, de, ate } of emOrdem) {
    if (fins.every((fim) => fim <= de)) close();
    const livre = fins.findIndex((fim) => fim <= de);
    const lane = livre === -1 ? fins.length : livre;
    fins[lane] = ate;
    juntos.push({ bloco, lane });
  }
  close();
  return lanes;
}

interface Estado {
  tone: Tone;
  label: string;
  /** As it is counted: one, many. */
  conta: readonly [um: string, muitos: string];
}
const POR_VIR: Estado = { tone: 'info', label: 'por vir', conta: ['por vir', 'por vir'] };
const A_REGISTRAR: Estado = { tone: 'late', label: 'registrar', conta: ['a registrar', 'a registrar'] };
const COMECOU: Estado = { tone: 'wait', label: 'começou', conta: ['começou', 'começaram'] };
const A_CONCLUIR: Estado = { tone: 'wait', label: 'a concluir', conta: ['a concluir', 'a concluir'] };
const CONCLUIDO: Estado = { tone: 'ok', label: 'concluído', conta: ['concluído', 'concluídos'] };

/** Appointments whose time has begun; of one without a time of an agenda the day alone is known. */
export const comecados = ({ horarios }: Pick<GradeDeAtendimentos, 'horarios'>): ReadonlySet<string | null> =>
  new Set(horarios.filter(({ passado }) => passado).map(({ atendimentoId }) => atendimentoId));

/** What is to be said of it, and its colour: the word stands beside it always. */
export function estadoDe(
  { situacao, data }: Pick<Marcado, 'situacao' | 'data'>,
  hoje: string,
  comecou = false,
): Estado {
  if (situacao === 'Aguardando conclusão') return A_CONCLUIR;
  if (situacao !== 'Aguardando realização') return CONCLUIDO;
  if (data < hoje) return A_REGISTRAR;
  return comecou ? COMECOU : POR_VIR;
}

/** Monday to Sunday around a day. */
export function semanaDe(dia: CalendarDate): [CalendarDate, CalendarDate] {
  const desdeSegunda = (new Date(`${dia}T00:00:00Z`).getUTCDay() + 6) % 7;
  const segunda = addDays(dia, -desdeSegunda);
  return [segunda, addDays(segunda, 6)];
}
