/**
 * What may be booked together and until when; hours that somebody typed.
 *
 * Times are minutes of the day on the wall in São Paulo, days calendar dates. Source: spec 3 §5; decisions-legal (Booking).
 */
import { type CalendarDate, formatHoraBr, todayInSaoPaulo } from '@sede/domain/kernel';
import { isEmOrdem, minutosDaHora, minutosDoFim } from '../agendas/index.ts';
import { atendimentosMessages as messages } from './atendimentos.messages.ts';

export interface Agora {
  dia: CalendarDate;
  minutos: number;
}

export const agoraEm = (instante: string): Agora => ({
  dia: todayInSaoPaulo(new Date(instante)),
  minutos: minutosDaHora(formatHoraBr(instante)) ?? 0,
});

/** A slot that begins this very minute has begun. */
export const comecou = ({ data, inicioMin }: { data: CalendarDate; inicioMin: number }, { dia, minutos }: Agora) =>
  data < dia || (data === dia && inicioMin <= minutos);

/** Neighbours: no other slot of that agenda and day begins between them; a gap is allowed. In: starts. */
export function isSeguidos(escolhidos: readonly number[], outros: readonly number[]): boolean {
  const [primeiro, ultimo] = [Math.min(...escolhidos), Math.max(...escolhidos)];
  return !outros.some((inicio) => inicio > primeiro && inicio < ultimo);
}

/** Field → message; {} when the hours can be. */
export function errosDasHoras(inicio: string, fim: string): Record<string, string> {
  const [de, ate] = [minutosDaHora(inicio), minutosDoFim(fim)];
  return {
    ...(de === null && { horaInicio: messages.horaInvalida }),
    ...(ate === null && { horaFim: messages.horaInvalida }),
    ...(de !== null && ate !== null && !isEmOrdem(inicio, fim) && { horaFim: messages.fimAntes }),
  };
}
