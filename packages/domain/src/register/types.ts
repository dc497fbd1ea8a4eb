/**
 * The types that follow from a register's description: the record as it is read, what a person sets, sort keys, filters.
 *
 * `RegisterRecord<typeof funcionariosRegister>` is the record; `RegisterInput<…>` what create takes (an optional field may
 * be missing or null). A reference 'idBeneficiario' brings 'nomeBeneficiario' along, a file 'idAnexo' its 'anexo'.
 */
import type { Field, Filter, Kind } from './fields.ts';

export type Fields = Readonly<Record<string, Field>>;
/** Anything that has fields: a register, or its description. */
export interface WithFields<F extends Fields = Fields> {
  readonly fields: F;
}

/** Expands a computed type, so that an editor shows its fields and not how it is computed. */
type Plain<T> = { [K in keyof T]: T[K] };

interface Values<W extends string> {
  text: string;
  email: string;
  cpf: string;
  cnpj: string;
  cpfCnpj: string;
  phone: string;
  mobile: string;
  cep: string;
  date: string;
  instant: string;
  money: number;
  integer: number;
  yesNo: boolean;
  choice: W;
  choices: W[];
  word: string;
  reference: string;
  file: string;
}
/** What a field holds when it holds something. */
export type ValueOf<F extends Field> =
  F extends Field<infer K extends Kind, boolean, boolean, Filter, infer W extends string> ? Values<W>[K] : never;

/** Kinds that are never null: 'não' and no choice at all are values. */
type Never = 'yesNo' | 'choices';
type Nullable<F extends Field> = F['kind'] extends Never ? false : F['optional'];
type IsLegacy<F> = F extends { readonly legacy: true } ? true : false;

/** A legacy field may be missing; its word may be one that is no longer on the list. */
type Old<F extends Field> = (F['kind'] extends 'choice' ? string : ValueOf<F>) | null;
export type ReadValue<F extends Field> =
  IsLegacy<F> extends true ? Old<F> : ValueOf<F> | (Nullable<F> extends true ? null : never);

/** A record's file as it is read; the size in bytes. */
export interface StoredFile {
  id: string;
  nome: string;
  tamanho: number;
}
type Stem<K> = K extends `id${infer Name}` ? Name : never;
/** 'idBeneficiario' → 'nomeBeneficiario' */
export type NameKey<K> = `nome${Stem<K>}`;
type KeysOfKind<F extends Fields, K extends Kind> = {
  [N in keyof F & string]: F[N]['kind'] extends K ? N : never;
}[keyof F & string];
export type ReferenceKey<F extends Fields> = KeysOfKind<F, 'reference'>;
export type FileFieldKey<F extends Fields> = KeysOfKind<F, 'file'>;

interface Platform {
  id: string;
  versao: number;
  criadoEm: string;
  atualizadoEm: string;
}
export type RecordOf<F extends Fields> = Plain<
  Platform & { [K in keyof F]: ReadValue<F[K]> } & {
    [K in ReferenceKey<F> as NameKey<K>]: string | (F[K]['optional'] extends true ? null : never);
  } & ([FileFieldKey<F>] extends [never] ? unknown : { anexo: StoredFile | null }) & { desabilitado: boolean }
>;

/** The fields that a person sets. */
export type SetKey<F extends Fields> = {
  [K in keyof F & string]: F[K] extends { readonly computed: true } ? never : K;
}[keyof F & string];
type RequiredKey<F extends Fields> = {
  [K in SetKey<F>]: F[K]['optional'] extends true ? never : K;
}[SetKey<F>];
type InputValue<F extends Field> = ValueOf<F> | (Nullable<F> extends true ? null : never);
export type InputOfFields<F extends Fields> = Plain<
  { [K in RequiredKey<F>]: InputValue<F[K]> } & {
    [K in Exclude<SetKey<F>, RequiredKey<F>>]?: InputValue<F[K]> | undefined;
  }
>;

type SortedKey<F extends Fields> = {
  [K in keyof F & string]: F[K]['sort'] extends true ? (F[K]['kind'] extends 'reference' ? NameKey<K> : K) : never;
}[keyof F & string];
/** A reference is sorted by its name; what was changed last may always be asked for. */
export type SortKey<F extends Fields> = SortedKey<F> | 'atualizadoEm';

export type FilterKey<F extends Fields> = {
  [K in keyof F & string]: F[K]['filter'] extends false ? never : K;
}[keyof F & string];

export type RegisterRecord<R extends WithFields> = RecordOf<R['fields']>;
export type RegisterInput<R extends WithFields> = InputOfFields<R['fields']>;
