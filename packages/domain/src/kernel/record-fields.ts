/**
 * How a record's fields read: label and kind, written once for form, columns, export, conflict dialog and history.
 *
 * `describeValue` gives the pt-BR text of a stored value (centavos, rates, 'YYYY-MM-DD', ISO instants); an absent value is '—'.
 * `diffRecords` compares two states field by field, in the order of the specs, and leaves out what has no spec.
 */

import { formatDataBr } from './calendar.ts';
import { formatInstantBr } from './instants.ts';
import { formatReais } from './money.ts';
import { formatPercentual } from './percent.ts';

export type FieldKind =
  | 'texto'
  | 'inteiro'
  | 'percentual'
  | 'dinheiro'
  | 'data'
  | 'instante'
  | 'simNao'
  | 'lista'
  | 'referencia';

export interface FieldSpec {
  rotulo: string;
  tipo: FieldKind;
  /** Text of coded values ('F' → 'Pessoa física'). */
  valores?: Readonly<Record<string, string>>;
  /** Own format of a text (a CPF's mask). */
  formato?: (value: string) => string;
  /** The text is a user's e-mail: who reads it reads their name. */
  pessoa?: true;
  /** It is told that there is something, and that it changed, never what. */
  mascarado?: true;
}
export type FieldSpecs = Readonly<Record<string, FieldSpec>>;

export interface FieldChange {
  campo: string;
  rotulo: string;
  de: string;
  para: string;
}

export const SEM_VALOR = '—';
export const MASCARADO = '•••••';
export const mascarar = (value: string | null): string | null => (value === null ? null : MASCARADO);

/** The same fields, of which those of `hidden` are told masked. */
export const maskFields = <F extends FieldSpecs>(fields: F, hidden: readonly (keyof F & string)[]): FieldSpecs => ({
  ...fields,
  ...Object.fromEntries(hidden.map((campo) => [campo, { ...fields[campo], mascarado: true }])),
});

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** The pt-BR text of a stored value, by its field's kind; '—' where there is none. `names`: id → name, for references. */
export function describeValue(spec: FieldSpec, value: unknown, names: ReadonlyMap<string, string> = NO_NAMES): string {
  if (value === null || value === undefined || value === '') return SEM_VALOR;
  if (spec.mascarado) return MASCARADO;
  switch (spec.tipo) {
    case 'dinheiro':
      return formatReais(Number(value));
    case 'percentual':
      return formatPercentual(Number(value));
    case 'data':
      return formatDataBr(String(value));
    case 'instante':
      return formatInstantBr(String(value));
    case 'simNao':
      return value === true ? 'Sim' : 'Não';
    case 'lista':
      return Array.isArray(value) && value.length > 0
        ? value.map((item) => spec.valores?.[String(item)] ?? names.get(String(item)) ?? String(item)).join(', ')
        : SEM_VALOR;
    case 'referencia':
      return names.get(String(value)) ?? 'registro excluído';
    default:
      if (spec.pessoa) return names.get(String(value)) ?? String(value);
      return spec.formato?.(String(value)) ?? spec.valores?.[String(value)] ?? String(value);
  }
}

type State = Record<string, unknown> | null;

/** The fields of `specs` in which two states differ, in the order of the specs, as pt-BR texts. */
export function diffRecords(
  specs: FieldSpecs,
  antes: State,
  depois: State,
  names: ReadonlyMap<string, string> = NO_NAMES,
): FieldChange[] {
  return Object.entries(specs).flatMap(([campo, spec]) => {
    const de = antes?.[campo] ?? null;
    const para = depois?.[campo] ?? null;
    if (JSON.stringify(de) === JSON.stringify(para)) return [];
    return [{ campo, rotulo: spec.rotulo, de: describeValue(spec, de, names), para: describeValue(spec, para, names) }];
  });
}
