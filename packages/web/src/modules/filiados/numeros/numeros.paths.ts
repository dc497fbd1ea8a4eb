/** The list of members behind a figure, its filter in the address: the list then shows exactly those whom the figure counts. */
import { FILTRO_ATIVOS } from '@sede/domain/modules/filiados/numeros';
import { stringifySearch } from '#platform/routing/index.ts';
import { FILIADOS } from '../filiados/index.ts';

type Filtro = Readonly<Record<string, string | boolean>>;
const textOf = (value: string | boolean) => (typeof value === 'boolean' ? (value ? 'sim' : 'nao') : value);

/** Active members, narrowed by the filter. */
export const ativosEm = (filtro: Filtro): string => {
  const rest = Object.fromEntries(Object.entries(filtro).map(([key, value]) => [key, textOf(value)]));
  return `${FILIADOS}${stringifySearch({ cadastro: FILTRO_ATIVOS.cadastro.join(','), ...rest })}`;
};
