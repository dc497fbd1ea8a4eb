/**
 * The digest of a day: 'Pauta de 23/11: 4 temas com novidades', and of each theme at most five lines.
 *
 * Source: decisions-sindical-contratos-patrimonio (Digest).
 */

import type { CalendarDate } from '@sede/domain/kernel';
import { formatContagem } from '@sede/domain/kernel';

/** Lines of one theme; what is more is told by its number in the last. */
const MAX_LINHAS_DA_PAUTA = 5;

/** In: the day, and how many themes have news, one at least. */
export const assuntoDaPauta = (dia: CalendarDate, temas: number): string =>
  `Pauta de ${dia.slice(8, 10)}/${dia.slice(5, 7)}: ${formatContagem(temas, 'tema com novidades', 'temas com novidades')}`;

/** The newest first, as they come. */
export const linhasDaPauta = (novidades: readonly string[]): string[] =>
  novidades.length <= MAX_LINHAS_DA_PAUTA
    ? [...novidades]
    : [
        ...novidades.slice(0, MAX_LINHAS_DA_PAUTA - 1),
        `e mais ${novidades.length - MAX_LINHAS_DA_PAUTA + 1} novidades`,
      ];
