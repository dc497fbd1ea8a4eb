/** Address of the list that a pendência opens: its screen, filtered as it was counted. */
import type { Pendencia } from '@sede/domain/access';
import { stringifySearch } from '#platform/routing/search.ts';

export const hrefDaPendencia = ({ caminho, busca }: Pick<Pendencia, 'caminho' | 'busca'>, hoje: string): string =>
  `${caminho}${stringifySearch(busca(hoje))}`;
