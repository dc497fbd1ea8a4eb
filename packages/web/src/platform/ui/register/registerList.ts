/**
 * The list of a register on the screens, made from its description: sort keys, the order that it begins with, filters.
 *
 * A filter stands in the bar when it is named in `pinned`, else under '+ Filtro'; whether the record is out of use stands
 * last. The words of a setting are those in force when the list is shown; another record takes its choices from the screen:
 * `more` gives such filters by name.
 */
import {
  type Field,
  type Fields,
  type FilterKey,
  type Register,
  rangeEnds,
  registerOrder,
} from '@sede/domain/register';
import type { ListName, SentTo } from '../../api/index.ts';
import { choiceFilter, rangeFilter, yesNoFilter } from '../list-state/filters.ts';
import type { Filter, FilterMap, Input, ListOf } from '../list-state/listState.ts';
import { labelled, optionsOf } from '../list-state/options.ts';
import { periodFilter } from '../list-state/period.ts';

/** Fields whose words are a setting, and by which the list is filtered. */
type WordKey<F extends Fields> = {
  [K in FilterKey<F>]: F[K]['kind'] extends 'word' ? K : never;
}[FilterKey<F>];
/** What the filters of such fields offer. */
export type RegisterWords<F extends Fields> = Readonly<Record<WordKey<F>, readonly string[]>>;

export interface RegisterListOptions<F extends Fields, V extends ListName> {
  /** 'funcionarios.list': the list operation, whose saved views these are. */
  views: V;
  /** The search box's placeholder. */
  search: string;
  pinned?: readonly (FilterKey<F> | 'desabilitado')[];
  more?: Partial<Record<FilterKey<F>, Filter>>;
}

function filterOf(field: Field, pinned: boolean, words: readonly string[]): Filter | null {
  const label = field.rotulo;
  const inputs = rangeEnds(field);
  switch (field.kind) {
    case 'choice':
    case 'choices':
      return choiceFilter({ label, pinned, options: labelled(field.words, field.valores) });
    case 'word':
      return choiceFilter({ label, pinned, options: optionsOf(words) });
    case 'yesNo':
      return yesNoFilter({ label, pinned });
    case 'date':
    case 'instant':
      return inputs && periodFilter({ label, pinned, inputs, months: 'civil', initial: null });
    case 'money':
    case 'integer':
      return inputs && rangeFilter({ label, pinned, inputs, unit: field.kind === 'money' ? 'centavos' : 'inteiro' });
    default:
      return null;
  }
}

/** That it asks only what its operation knows needs no check: the operation is made of the same marks. */
export function registerList<F extends Fields, V extends ListName>(
  register: Pick<Register<Register['name'], F>, 'fields' | 'defaultSort' | 'noun'>,
  { views, search, pinned = ['desabilitado'], more = {} }: RegisterListOptions<F, V>,
  words: RegisterWords<F>,
): ListOf<FilterMap, SentTo<V> & Input> {
  const inBar: readonly string[] = pinned;
  const given: Readonly<Record<string, Filter | undefined>> = more;
  const ofSettings: Readonly<Record<string, readonly string[]>> = words;
  const filters: Record<string, Filter> = {};
  for (const [name, field] of Object.entries<Field>(register.fields)) {
    if (field.filter === false) continue;
    const filter = given[name] ?? filterOf(field, inBar.includes(name), ofSettings[name] ?? []);
    // A range is one filter, called by the stem of its two ends.
    if (filter) filters[typeof field.filter === 'string' ? field.filter : name] = filter;
  }
  const end = register.noun.feminine ? 'a' : 'o';
  filters.desabilitado = yesNoFilter({
    label: 'Situação',
    yes: `Desabilitad${end}`,
    no: `Habilitad${end}`,
    pinned: inBar.includes('desabilitado'),
  });
  const { ordem, ordemPadrao } = registerOrder<F>(register);
  return { views, sortable: ordem, defaultSort: ordemPadrao, search, filters };
}
