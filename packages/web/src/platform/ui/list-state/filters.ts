/**
 * Kinds of filter of a list: how each stands in the URL, what it gives the API, and its label for the chip.
 *
 * One definition serves the URL, the chip and the API input. A value of null is 'not filtered'; what cannot be read
 * is null too (never an exception): a mistyped link opens the list as if the filter were not there.
 * Shapes: choice and record → string[]; yes/no → boolean; range → { de, ate } in centavos or whole units;
 * text → string; day → calendar date; period → `period.ts`. Source: decisions §2a, §5.
 */
import type { Permission } from '@sede/domain/access';
import { isCalendarDate } from '@sede/domain/kernel';
import type { ComponentType } from 'react';

export interface FilterBase<V> {
  /** pt-BR name on the chip. */
  readonly label: string;
  /** Its chip always stands in the bar; the others are under '+ Filtro' until they hold a value. */
  readonly pinned: boolean;
  /** Value of a list opened without this parameter. */
  readonly initial: (today: string) => V | null;
  readonly parse: (raw: string) => V | null;
  readonly format: (value: V) => string;
  /** The values for the list operation's input, by field name. */
  readonly toInput: (value: V, key: string) => Record<string, unknown>;
  /** Where a text fixes how it stands in the address; else by its key. */
  readonly address?: FilterAddress;
}

/** What a filter holds. Its `parse` or its editor gave it: the compiler, which knows values only beside their keys, cannot tell. */
export const heldBy = <V>(_filter: FilterBase<V>, value: unknown): V => value as V;
/** The same of one that may hold nothing. */
export const heldOrNull = <V>(filter: FilterBase<V>, value: unknown): V | null =>
  value === null || value === undefined ? null : heldBy(filter, value);

/** Several parameters that are one value: 'fromDate', 'toDate'. Texts as `parse` reads and `format` gives them. */
export interface FilterAddress {
  readonly names: readonly string[];
  readonly read: (search: Readonly<Record<string, unknown>>) => string | undefined;
  readonly write: (text: string) => Readonly<Record<string, string>>;
}

export interface Option<V extends string = string> {
  value: V;
  label: string;
}

export interface RecordOption extends Option {
  /** Second line: document, unit, whatever tells two alike apart. */
  detail?: string | null;
}

/** How a record that a picker does not find is made on the spot. */
export interface RecordCreation {
  /** Of whoever may: 'beneficiarios.editar'. */
  access: Permission;
  /** The register's own form, lazy; `name` is what was typed. */
  Form: ComponentType<{ name?: string | undefined; onClose: (saved?: string) => void }>;
}

/** Where records of a picker or record chip come from. `search('')` gives what to offer before anything is typed. */
export interface RecordSource {
  search: (text: string, signal: AbortSignal) => Promise<RecordOption[]>;
  /** Labels of ids that came from the URL or from a stored record. */
  resolve: (ids: string[]) => Promise<RecordOption[]>;
  /** Letters before the search starts (default 0). Contracts and documents: 3. */
  minLetters?: number;
  /** Said where a search finds none; 'Nenhum resultado' without it. */
  nothing?: string;
  /** What an empty picker offers; filters offer nothing. */
  create?: RecordCreation;
}

export interface ChoiceFilter<V extends string = string, Single extends boolean = boolean>
  extends FilterBase<string[]> {
  readonly kind: 'choice';
  readonly options: readonly Option<V>[];
  /** Only one value at a time. */
  readonly single: Single;
  /** A page that has no state without it: 'Limpar filtros' leaves what it opened with. */
  readonly always: boolean;
}
export interface RecordFilter<Single extends boolean = boolean> extends FilterBase<string[]> {
  readonly kind: 'record';
  readonly source: RecordSource;
  readonly single: Single;
}
export interface YesNoFilter extends FilterBase<boolean> {
  readonly kind: 'yesNo';
  readonly yes: string;
  readonly no: string;
}
export interface Range {
  de: number | null;
  ate: number | null;
}
export interface RangeFilter<I extends Ends | undefined = Ends | undefined> extends FilterBase<Range> {
  readonly kind: 'range';
  readonly unit: 'centavos' | 'inteiro';
  readonly inputs: I;
}
export interface TextFilter extends FilterBase<string> {
  readonly kind: 'text';
}
/** One calendar date: 'Era filiado em'. */
export interface DayFilter extends FilterBase<string> {
  readonly kind: 'day';
}

/** Two inputs of the operation: from, until. */
export type Ends = readonly [string, string];

interface Common<V> {
  label: string;
  pinned?: boolean;
  initial?: V | null;
}
const base = <V>(options: Common<V>) => ({
  label: options.label,
  pinned: options.pinned ?? false,
  initial: () => options.initial ?? null,
});

/** Not said is false, and so says the type parameter's default; the compiler does not tie the two. */
const isSingle = <S extends boolean>(single: S | undefined) => (single ?? false) as S;

const splitValues = (raw: string) => [...new Set(raw.split(',').filter((part) => part !== ''))];

/** Enumeration chip: several values unless `single`. `values` from the record's `.lists.ts`. */
export function choiceFilter<V extends string, const S extends boolean = false>(
  options: Common<string[]> & { options: readonly Option<V>[]; single?: S; always?: boolean },
): ChoiceFilter<V, S> {
  const known = new Set<string>(options.options.map((option) => option.value));
  const single = isSingle(options.single);
  return {
    ...base(options),
    kind: 'choice',
    options: options.options,
    single,
    always: options.always ?? false,
    parse: (raw) => {
      const values = splitValues(raw).filter((value) => known.has(value));
      return values.length === 0 ? null : single ? values.slice(0, 1) : values;
    },
    format: (value) => value.join(','),
    toInput: (value, key) => ({ [key]: single ? value[0] : value }),
  };
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Chip that searches records of another module. */
export function recordFilter<const S extends boolean = false>(
  options: Common<string[]> & { source: RecordSource; single?: S },
): RecordFilter<S> {
  const single = isSingle(options.single);
  return {
    ...base(options),
    kind: 'record',
    source: options.source,
    single,
    parse: (raw) => {
      const ids = splitValues(raw).filter((id) => UUID.test(id));
      return ids.length === 0 ? null : single ? ids.slice(0, 1) : ids;
    },
    format: (value) => value.join(','),
    toInput: (value, key) => ({ [key]: single ? value[0] : value }),
  };
}

export function yesNoFilter(options: Common<boolean> & { yes?: string; no?: string }): YesNoFilter {
  return {
    ...base(options),
    kind: 'yesNo',
    yes: options.yes ?? 'Sim',
    no: options.no ?? 'Não',
    parse: (raw) => (raw === 'sim' ? true : raw === 'nao' ? false : null),
    format: (value) => (value ? 'sim' : 'nao'),
    toInput: (value, key) => ({ [key]: value }),
  };
}

const whole = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : null);

/** 'valor=10000..25000': at least, at most, or both. `inputs` default to `<key>Min`, `<key>Max`. */
export function rangeFilter<const I extends Ends | undefined = undefined>(
  options: Common<Range> & { unit?: 'centavos' | 'inteiro'; inputs?: I },
): RangeFilter<I> {
  return {
    ...base(options),
    kind: 'range',
    inputs: options.inputs as I, // not given, I is undefined
    unit: options.unit ?? 'centavos',
    parse: (raw) => {
      const parts = raw.split('..');
      if (parts.length !== 2) return null;
      // Two parts, two numbers.
      const [de, ate] = parts.map((part) => (part === '' ? null : (whole(part) ?? Number.NaN))) as [
        number | null,
        number | null,
      ];
      if (Number.isNaN(de) || Number.isNaN(ate) || (de === null && ate === null)) return null;
      return de !== null && ate !== null && de > ate ? null : { de, ate };
    },
    format: ({ de, ate }) => `${de ?? ''}..${ate ?? ''}`,
    toInput: ({ de, ate }, key) => {
      const [min, max] = options.inputs ?? [`${key}Min`, `${key}Max`];
      return { ...(de === null ? {} : { [min]: de }), ...(ate === null ? {} : { [max]: ate }) };
    },
  };
}

export function textFilter(options: Common<string>): TextFilter {
  return {
    ...base(options),
    kind: 'text',
    parse: (raw) => raw.trim().slice(0, 200) || null,
    format: (value) => value,
    toInput: (value, key) => ({ [key]: value }),
  };
}

export function dayFilter(options: Common<string>): DayFilter {
  return {
    ...base(options),
    kind: 'day',
    parse: (raw) => (isCalendarDate(raw) ? raw : null),
    format: (value) => value,
    toInput: (value, key) => ({ [key]: value }),
  };
}
