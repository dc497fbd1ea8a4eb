/**
 * A day or a week of the agendas as blocks: neighbouring slots of one appointment are one block.
 *
 * Times 'HH:MM' on the wall in São Paulo, an end of '00:00' is midnight. Source: decisions-legal (Appointment list).
 */
import { addDays, type CalendarDate } from '@sede/domain/kernel';
import { minutosDaHora, minutosDoFim } from '@sede/domain/modules/juridico/agendas';
import type { GradeDeAtendimentos, SituacaoDoAtendimento } from '@sede/domain/modules/juridico/atendimentos';
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

/** What is to be said of it, and its colour: the word stands beside it always. */
export function estadoDe(
  { situacao, data }: Pick<Marcado, 'situacao' | 'data'>,
  hoje: string,
): { tone: Tone; label: string } {
  const estados: Partial<Record<SituacaoDoAtendimento, { tone: Tone; label: string }>> = {
    'Aguardando realização': data < hoje ? { tone: 'late', label: 'registrar' } : { tone: 'info', label: 'por vir' },
    'Aguardando conclusão': { tone: 'wait', label: 'a concluir' },
  };
  return estados[situacao] ?? { tone: 'ok', label: 'concluído' };
}

/** Monday to Sunday around a day. */
export function semanaDe(dia: CalendarDate): [CalendarDate, CalendarDate] {
  const desdeSegunda = (new Date(`${dia}T00:00:00Z`).getUTCDay() + 6) % 7;
  const segunda = addDays(dia, -desdeSegunda);
  return [segunda, addDays(segunda, 6)];
}
