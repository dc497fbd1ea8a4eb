/**
 * A register ('cadastro') in one description: a plain record that people keep, disable and delete, with its fields, its
 * texts and its refusals. From it follow contract and schemas (`registerContract`), reads, writes and search on the server
 * (`serveRegister`), list, page and form on the screens (`registerPage`, `registerForm`); each of them can be replaced by
 * hand where a module deviates. Nothing here knows zod: the first page load carries none.
 *
 *   export const funcionariosRegister = defineRegister({
 *     name: 'funcionarios', title: 'Funcionários', noun: { one: 'funcionário', many: 'funcionários' },
 *     fields: { nome: kind.text('Nome', { max: 200, sort: true }), cpf: kind.cpf('CPF', { sort: true }) },
 *     nameField: 'nome', defaultSort: 'nome',
 *     unique: { cpf_repetido: { constraint: 'funcionarios_cpf', field: 'cpf', message: 'Já existe um …' } },
 *   });
 *
 * Source: issue 8 §3; decision 047; docs/modules.md.
 */
import type { Permission, RecordPermission } from '../access/index.ts';
import { defineErrors, type ModuleErrors } from '../kernel/index.ts';
import { type Field, kind } from './fields.ts';
import { type Noun, type RegisterTexts, standardTexts } from './texts.ts';
import type { Fields, InputOfFields, RecordOf, SortKey } from './types.ts';

/** A constraint of the database that two people can break together, told at its field as '<name>.<code>' (409). */
export interface UniqueRefusal<Key extends string> {
  constraint: string;
  field: Key;
  message: string;
  /** The constraint looks at enabled records only: enabling may break it too. */
  amongEnabled?: true;
}
/** Tables that refer to the record and so keep it from being deleted (409). */
export interface InUseRefusal {
  by: readonly string[];
  message: string;
}
/**
 * A rule over several fields. In: the fields named in `of`, each as far as it is there and valid, and today's date. Out: the
 * message at `at`, or null. Asked by the form as soon as they are valid, and by the server of the merged record whenever
 * one of them is new.
 */
export interface RegisterRule<F extends Fields> {
  of: readonly (keyof F & string)[];
  at: keyof F & string;
  check: (values: Partial<InputOfFields<F>>, hoje: string) => string | null;
}
/** A reference is named 'id…': its record is read with the name beside it. */
type WellNamed<F extends Fields> = {
  [K in keyof F]: F[K]['kind'] extends 'reference' | 'pdf'
    ? K extends `id${string}`
      ? F[K]
      : "a reference or a PDF is named 'id…', as 'idBeneficiario'"
    : F[K];
};
type Conflicts<C extends string> = { [K in C]: { kind: 'conflict'; message: string } };

/** N: name. F: fields. U, I: codes of its refusals (unique, in use). P: the fields that its picker shows. */
export interface RegisterDefinition<
  N extends RecordPermission,
  F extends Fields,
  U extends string,
  I extends string,
  P extends keyof RecordOf<F> & string,
> {
  /** In paths, permissions and error codes: 'itens-receita'. */
  name: N;
  /** Over the list and on its spreadsheet: 'Itens de receita'. */
  title: string;
  noun: Noun;
  /** Where the table is not called as the register. In snake_case. */
  table?: string;
  /** In the order of the field list and of the spreadsheet. */
  fields: F & WellNamed<NoInfer<F>>;
  /** The text by which people call a record. */
  nameField: NoInfer<keyof F & string>;
  /** 'nome', '-dataInicio': what a list begins with. */
  defaultSort: NoInfer<SortKey<F> | `-${SortKey<F>}`>;
  unique?: Readonly<Record<U, UniqueRefusal<NoInfer<keyof F & string>>>>;
  inUse?: Readonly<Record<I, InUseRefusal>>;
  rules?: readonly RegisterRule<NoInfer<F>>[];
  picker?: { permission: Permission; shows: readonly P[] };
  /** To the letter of the spec, in place of the standard texts. */
  texts?: Partial<RegisterTexts>;
}

export interface Register<
  N extends RecordPermission = RecordPermission,
  F extends Fields = Fields,
  C extends string = string,
  P extends string = string,
> {
  readonly name: N;
  readonly title: string;
  readonly noun: Noun;
  readonly table: string;
  readonly fields: F;
  /** The fields, and whether the record is out of use: labels and kinds for form, list, spreadsheet and history. */
  readonly specs: F & { readonly desabilitado: Field<'yesNo', false, false, true> };
  readonly nameField: keyof F & string;
  readonly defaultSort: SortKey<F> | `-${SortKey<F>}`;
  readonly errors: ModuleErrors<Conflicts<C>>;
  readonly unique: Readonly<Record<string, UniqueRefusal<string>>>;
  readonly inUse: Readonly<Record<string, InUseRefusal>>;
  readonly rules: readonly RegisterRule<F>[];
  /** Fields beside the id; none where other screens do not choose such a record. */
  readonly picker: { readonly permission: Permission; readonly shows: readonly P[] } | null;
  readonly texts: RegisterTexts;
}

const conflicts = (refusals: Readonly<Record<string, { message: string }>>) =>
  Object.entries(refusals).map(([code, { message }]) => [code, { kind: 'conflict', message }] as const);

export function defineRegister<
  const N extends RecordPermission,
  F extends Fields,
  U extends string = never,
  I extends string = never,
  P extends keyof RecordOf<F> & string = never,
>(definition: RegisterDefinition<N, F, U, I, P>): Register<N, F, U | I, P> {
  const { name, title, noun, fields, nameField, defaultSort, rules = [], picker = null } = definition;
  const unique: Register['unique'] = definition.unique ?? {};
  const inUse: Register['inUse'] = definition.inUse ?? {};
  const desabilitado = kind.yesNo(noun.feminine ? 'Desabilitada' : 'Desabilitado', { filter: true });
  return {
    name,
    title,
    noun,
    table: definition.table ?? name.replaceAll('-', '_'),
    fields,
    specs: { ...fields, desabilitado },
    nameField,
    defaultSort,
    // Object.fromEntries forgets the names of the codes; they are the keys of the two definitions.
    errors: defineErrors(name, Object.fromEntries([...conflicts(unique), ...conflicts(inUse)]) as Conflicts<U | I>),
    unique,
    inUse,
    rules,
    picker,
    texts: { ...standardTexts(noun), ...definition.texts },
  };
}
