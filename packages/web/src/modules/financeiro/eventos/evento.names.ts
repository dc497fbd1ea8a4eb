/** The name of an event's document, for the conflict dialog and the panel below its row. */
import type { Evento } from '@sede/domain/modules/financeiro/eventos';

export const nomesDoEvento = ({ idDocumento, nomeDocumento }: Evento): ReadonlyMap<string, string> =>
  new Map(idDocumento && nomeDocumento ? [[idDocumento, nomeDocumento]] : []);
