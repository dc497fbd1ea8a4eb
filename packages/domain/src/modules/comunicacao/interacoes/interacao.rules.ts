/**
 * Rules of an interaction: when it was, and who may change it.
 *
 * Days are calendar dates, hours 'HH:MM' on São Paulo's clock. Out: a message or reason, or null.
 * Source: spec 2 §5; decisions §8 (author or gestor_interacao); decisions-members (Interactions).
 */
import { type CalendarDate, formatHoraBr, todayInSaoPaulo } from '@sede/domain/kernel';
import { PRIMEIRO_DIA } from './interacao.lists.ts';
import { type MotivoInteracao, interacoesMessages as messages } from './interacoes.messages.ts';

export interface Momento {
  dia: CalendarDate;
  /** 'HH:MM' */
  hora: string;
}

/** As the forms have an instant: day and hour in São Paulo. */
export const momentoDe = (instant: string | Date): Momento => ({
  dia: todayInSaoPaulo(new Date(instant)),
  hora: formatHoraBr(instant),
});

/** Never after now, to the minute; never before the union's first records. */
export function erroDoMomento({ dia, hora }: Momento, agora: Momento): string | null {
  if (dia < PRIMEIRO_DIA) return messages.dataAntiga;
  return `${dia} ${hora}` > `${agora.dia} ${agora.hora}` ? messages.dataFutura : null;
}

export interface QuemMuda {
  /** Whether it is who wrote it down. */
  autor: boolean;
  /** Whether their role changes everybody's. */
  gestor: boolean;
}
export const motivoNaoMudar = ({ autor, gestor }: QuemMuda): MotivoInteracao | null =>
  autor || gestor ? null : 'de_outro';
