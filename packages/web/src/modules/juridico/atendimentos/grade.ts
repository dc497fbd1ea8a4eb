/**
 * A day or a week of the agendas as blocks: neighbouring slots of one appointment are one block.
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
  const blocos: Bloco[] = [];
  for (const { id, agendaId, data, inicio, fim, bloqueio, passado, atendimentoId } of horarios) {
    const atendimento = atendimentoId === null ? null : (porId.get(atendimentoId) ?? null);
    const antes = blocos.findLast((um) => um.agendaId === agendaId && um.data === data);
    if (atendimento && antes?.atendimento?.id === atendimento.id) antes.fim = fim;
    else blocos.push({ id, agendaId, data, inicio, fim, bloqueio, passado, atendimento });
  }
  return blocos;
}

export const faixaDe = ({ inicio, fim }: Pick<Horario, 'inicio' | 'fim'>) => ({
  de: minutosDaHora(inicio) ?? 0,
  ate: minutosDoFim(fim) ?? 0,
});

interface Estado {
  tone: Tone;
  label: string;
  /** As it is counted: one, many. */
  conta: readonly [um: string, muitos: string];
}
const POR_VIR: Estado = { tone: 'info', label: 'por vir', conta: ['por vir', 'por vir'] };
const A_REGISTRAR: Estado = { tone: 'late', label: 'registrar', conta: ['a registrar', 'a registrar'] };
const A_CONCLUIR: Estado = { tone: 'wait', label: 'a concluir', conta: ['a concluir', 'a concluir'] };
const CONCLUIDO: Estado = { tone: 'ok', label: 'concluído', conta: ['concluído', 'concluídos'] };

/** What is to be said of it, and its colour: the word stands beside it always. */
export function estadoDe({ situacao, data }: Pick<Marcado, 'situacao' | 'data'>, hoje: string): Estado {
  if (situacao === 'Aguardando conclusão') return A_CONCLUIR;
  if (situacao !== 'Aguardando realização') return CONCLUIDO;
  return data < hoje ? A_REGISTRAR : POR_VIR;
}

/** Monday to Sunday around a day. */
export function semanaDe(dia: CalendarDate): [CalendarDate, CalendarDate] {
  const desdeSegunda = (new Date(`${dia}T00:00:00Z`).getUTCDay() + 6) % 7;
  const segunda = addDays(dia, -desdeSegunda);
  return [segunda, addDays(segunda, 6)];
}
