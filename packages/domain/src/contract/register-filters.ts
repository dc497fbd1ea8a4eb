/**
 * The list filters that follow from a register's description: words and references several at a time, a day or an amount
 * by its two ends, and whether the record is out of use. Source: decisions §2a; decision 047.
 */
import type { z } from 'zod';
import { type Field, type Fields, rangeEnds } from '../register/index.ts';
import type { ListDefinition } from './inputs.ts';
import { param } from './params.ts';

/** What a filter of a kind takes; a day or an amount has one such filter for each of its two ends. */
interface Filters<W extends string> {
  choice: ReturnType<typeof param.anyOf<readonly [W, ...W[]]>>;
  choices: ReturnType<typeof param.anyOf<readonly [W, ...W[]]>>;
  word: ReturnType<typeof param.texts>;
  yesNo: ReturnType<typeof param.bool>;
  reference: ReturnType<typeof param.ids>;
  date: ReturnType<typeof param.date>;
  instant: ReturnType<typeof param.date>;
  money: ReturnType<typeof param.money>;
  integer: ReturnType<typeof param.int>;
}
type FilterOf<F extends Field> = F['kind'] extends keyof Filters<string>
  ? z.ZodOptional<Filters<F['words'][number]>[F['kind']]>
  : never;
/** 'inicio' of a day → inicioDe, inicioAte; 'valor' of an amount → valorMin, valorMax. */
type Ends<F extends Field> = F['filter'] extends infer L extends string
  ? F['kind'] extends 'date' | 'instant'
    ? `${L}De` | `${L}Ate`
    : `${L}Min` | `${L}Max`
  : never;
type FilterName<F extends Fields> =
  | { [K in keyof F & string]: F[K]['filter'] extends true ? K : Ends<F[K]> }[keyof F & string]
  | 'desabilitado';
type FieldOfEnd<F extends Fields, N> = { [K in keyof F]: N extends Ends<F[K]> ? F[K] : never }[keyof F];
export type RegisterFilterShape<F extends Fields> = {
  [N in FilterName<F>]: N extends 'desabilitado'
    ? z.ZodOptional<Filters<string>['yesNo']>
    : N extends keyof F
      ? FilterOf<F[N]>
      : FilterOf<FieldOfEnd<F, N>>;
};

/** What the list's filter holds once it was read, with the words that are searched for. */
export type RegisterFilter<F extends Fields> = { busca?: string | undefined } & z.output<
  z.ZodObject<RegisterFilterShape<F>>
>;

/** A whole number of a field, as far as a filter may ask. */
const MAX_FILTER = 2_147_483_647;
/** A closed list has a word at least; zod asks for that in the type. */
const atLeastOne = (words: readonly string[]) => words as readonly [string, ...string[]];
const FILTER: { [K in keyof Filters<string>]: (described: Field) => z.ZodType } = {
  choice: ({ words }) => param.anyOf(atLeastOne(words)),
  choices: ({ words }) => param.anyOf(atLeastOne(words)).describe('Ao menos um destes'),
  word: () => param.texts(),
  yesNo: () => param.bool(),
  reference: () => param.ids(),
  date: () => param.date(),
  instant: () => param.date(),
  money: () => param.money(),
  integer: () => param.int(0, MAX_FILTER),
};
const isFilterKind = (kind: Field['kind']): kind is keyof typeof FILTER => kind in FILTER;

/** Filters by name, and the pairs that are two ends of one range. */
export function registerFilters<F extends Fields>(
  fields: F,
): Pick<ListDefinition<string, RegisterFilterShape<F>>, 'filtros' | 'intervalos'> {
  const filtros: Record<string, z.ZodType> = {};
  const intervalos: Record<string, readonly [string, string]> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.filter === false || !isFilterKind(field.kind)) continue;
    const ends = rangeEnds(field);
    if (ends && typeof field.filter === 'string') intervalos[field.filter] = ends;
    for (const key of ends ?? [name]) filtros[key] = FILTER[field.kind](field).optional();
  }
  filtros.desabilitado = param.bool().optional();
  // Built field by field; what stands at each name is what the field's kind says in `RegisterFilterShape`.
  return { filtros, intervalos } as Pick<ListDefinition<string, RegisterFilterShape<F>>, 'filtros' | 'intervalos'>;
}
