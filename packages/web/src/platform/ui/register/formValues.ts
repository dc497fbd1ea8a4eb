/**
 * A register's record as its form holds it: '' of an empty text, null of an empty choice, day or number, [] of no choices.
 *
 * In: the register's fields. Out: the empty form, and the values of a record to be changed.
 */
import type { Field, Fields, FileFieldKey, Kind, RecordOf, SetKey } from '@sede/domain/register';
import { type FileValues, NO_FILE } from '../attachments/oneFile.ts';

type Typed = 'text' | 'email' | 'cpf' | 'cnpj' | 'cpfCnpj' | 'phone' | 'mobile' | 'cep';
type FormValue<K extends Kind> = K extends Typed
  ? string
  : K extends 'yesNo'
    ? boolean
    : K extends 'choices'
      ? string[]
      : K extends 'money' | 'integer'
        ? number | null
        : string | null;
/** A file is held with its name and size, for the field to show. */
export type RegisterValues<F extends Fields> = { [K in SetKey<F>]: FormValue<F[K]['kind']> } & ([
  FileFieldKey<F>,
] extends [never]
  ? unknown
  : FileValues);

function emptyOf({ kind }: Field): string | boolean | string[] | null {
  switch (kind) {
    case 'yesNo':
      return false;
    case 'choices':
      return [];
    case 'date':
    case 'choice':
    case 'word':
    case 'reference':
    case 'money':
    case 'integer':
    case 'file':
      return null;
    default:
      return '';
  }
}

const hasFile = (fields: Fields) => Object.values(fields).some(({ kind }) => kind === 'file');

/** The fields that a person sets, by name; each holds what `RegisterValues` says of its kind. */
export function emptyValues<F extends Fields>(fields: F): RegisterValues<F> {
  const set = Object.entries(fields).filter(([, { computed }]) => !computed);
  const empty = set.map(([name, field]) => [name, emptyOf(field)]);
  // A value for each field that `RegisterValues` reads, of its kind.
  return { ...Object.fromEntries(empty), ...(hasFile(fields) && NO_FILE) } as RegisterValues<F>;
}

export function valuesOf<F extends Fields>(fields: F, record: RecordOf<F>): RegisterValues<F> {
  const empty: Record<string, unknown> = emptyValues(fields);
  const stored: Record<string, unknown> = { ...record, arquivo: 'anexo' in record ? record.anexo : null };
  // The same names.
  return Object.fromEntries(Object.keys(empty).map((name) => [name, stored[name] ?? empty[name]])) as RegisterValues<F>;
}
