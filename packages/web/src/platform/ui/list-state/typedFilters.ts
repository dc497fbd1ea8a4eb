/**
 * Whether a list's filters are what its operation may be asked: each by its key, or by the two ends of its range, and of the
 * kind that the operation's parameter has. A filter that does not fit has the type of a sentence, which names the mistake.
 *
 * Parameter → filter: a closed list → choice of words of that list; ids → record; sim/nao → yes or no; a day's two ends →
 * period; an amount's or a number's two ends → range; another text → text; one day → day. Types only.
 */
import type { Asked, OfKind } from '@sede/domain/contract';
import type { z } from 'zod';
import type { ChoiceFilter, DayFilter, RangeFilter, RecordFilter, TextFilter, YesNoFilter } from './filters.ts';
import type { PeriodFilter } from './period.ts';

type Parameter<A extends Asked, K> = K extends keyof A['filters']
  ? Exclude<z.output<A['filters'][K]>, undefined>
  : never;
/** A parameter that may be left out is of the kind of what it wraps. */
type Unwrapped<S> =
  S extends z.ZodOptional<infer I> ? Unwrapped<I> : S extends z.ZodDefault<infer D> ? Unwrapped<D> : S;
type KindOf<A extends Asked, K> = K extends keyof A['filters']
  ? Unwrapped<A['filters'][K]> extends OfKind<infer T>
    ? T
    : 'plain'
  : never;

type OneOrMany<V, Single> = Single extends true ? V : V[];
/** Whether a filter that answers V, of a parameter of this kind, fits the parameter at K. */
type Fits<A extends Asked, K, V, Kind> = K extends keyof A['filters']
  ? [V] extends [Parameter<A, K>]
    ? KindOf<A, K> extends Kind
      ? unknown
      : `'${K & string}' is of another kind`
    : `'${K & string}' takes other values`
  : `the operation does not know '${K & string}'`;
type FitsRange<A extends Asked, I, V, Kind> = I extends readonly [infer De, infer Ate]
  ? I extends A['ranges'][keyof A['ranges']]
    ? Fits<A, De, V, Kind> & Fits<A, Ate, V, Kind>
    : 'these two are no range of the operation'
  : 'say which inputs its two ends are';

export type Checked<A extends Asked, K, F> =
  F extends PeriodFilter<infer I>
    ? FitsRange<A, I, string, 'date'>
    : F extends RangeFilter<infer I>
      ? FitsRange<A, I, number, 'plain'>
      : F extends ChoiceFilter<infer V, infer Single>
        ? Fits<A, K, OneOrMany<V, Single>, 'plain'>
        : F extends RecordFilter<infer Single>
          ? Fits<A, K, OneOrMany<string, Single>, 'id'>
          : F extends YesNoFilter
            ? Fits<A, K, boolean, 'plain'>
            : F extends TextFilter
              ? Fits<A, K, string, 'plain'>
              : F extends DayFilter
                ? Fits<A, K, string, 'date'>
                : never;
export type CheckedFilters<A extends Asked, F> = { [K in keyof F]: Checked<A, K, F[K]> };
