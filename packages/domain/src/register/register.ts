/**
 * A register ('cadastro') in one description: a plain record that people keep, disable and delete, with its fields, its
 * texts and its refusals. From it follow contract and schemas (`registerContract`), reads, writes and search on the server
 * (`registerRecord`), list, page and form on the screens (`registerPage`, `registerForms`); each of them can be replaced by
 * hand where a module deviates. Nothing here knows zod: the first page load carries none.
 *
 *   export const funcionariosRegister = defineRegister({
 *     ...FUNCIONARIOS,                                              // name, title, noun: `funcionarios.name.ts`
 *     fields: { nome: kind.text('Nome', { max: 200, sort: true }), cpf: kind.cpf('CPF', { sort: true }) },
 *     nameField: 'nome', defaultSort: 'nome',
 *     unique: { cpf_repetido: { constraint: 'funcionarios_cpf', field: 'cpf', message: 'Já existe um …' } },
 *   });
 *
 * Source: issue 8 §3; decision 047; docs/modules.md.
 */
import type { Permission, RecordPermission } from '../access/index.ts';
import { defineErrors, type FileRule, MAX_FILE_BYTES, type ModuleErrors } from '../kernel/index.ts';
import { type Field, kind } from './fields.ts';
import { type RegisterName, type RegisterTexts, standardTexts } from './texts.ts';
import type { Fields, FileFieldKey, InputOfFields, RecordOf, SortKey } from './types.ts';

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
/** What other screens choose such a record with (`options`), and who may. */
export interface RegisterPicker<P extends string> {
  permission: Permission;
  /** Fields beside the id. */
  shows: readonly P[];
  /** Found by words and initials of its name alone: whoever may not see the register learns nothing else of it. */
  byName?: true;
  /** Letters before anything is offered, and how many are offered at most (20 where it is not said). */
  minLetters?: number;
  max?: number;
}

/** A reference is named 'id…': its record is read with the name beside it; the file is named as the files room knows it. */
type WellNamed<F extends Fields> = {
  [K in keyof F]: F[K]['kind'] extends 'reference'
    ? K extends `id${string}`
      ? F[K]
      : "a reference is named 'id…', as 'idBeneficiario'"
    : F[K]['kind'] extends 'file'
      ? K extends 'idAnexo'
        ? F[K]
        : "the file is named 'idAnexo'"
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
> extends RegisterName<N> {
  /** In the order of the field list and of the spreadsheet. */
  fields: F & WellNamed<NoInfer<F>>;
  /** The text by which people call a record. */
  nameField: NoInfer<keyof F & string>;
  /** 'nome', '-dataInicio': what a list begins with. */
  defaultSort: NoInfer<SortKey<F> | `-${SortKey<F>}`>;
  unique?: Readonly<Record<U, UniqueRefusal<NoInfer<keyof F & string>>>>;
  inUse?: Readonly<Record<I, InUseRefusal>>;
  rules?: readonly RegisterRule<NoInfer<F>>[];
  picker?: RegisterPicker<P>;
  /** To the letter of the spec, in place of the standard texts. */
  texts?: Partial<Omit<RegisterTexts, 'cadastrar'>>;
}

type FileRuleOf<F extends Fields> = [FileFieldKey<F>] extends [never] ? null : FileRule;

export interface Register<
  N extends RecordPermission = RecordPermission,
  F extends Fields = Fields,
  C extends string = string,
  P extends string = string,
> extends RegisterName<N> {
  readonly fields: F;
  /** The fields, and whether the record is out of use: labels and kinds for form, list, spreadsheet and history. */
  readonly specs: F & { readonly desabilitado: Field<'yesNo', false, false, true> };
  readonly nameField: keyof F & string;
  readonly defaultSort: SortKey<F> | `-${SortKey<F>}`;
  readonly errors: ModuleErrors<Conflicts<C>>;
  readonly unique: Readonly<Record<string, UniqueRefusal<string>>>;
  readonly inUse: Readonly<Record<string, InUseRefusal>>;
  readonly rules: readonly RegisterRule<F>[];
  /** Null where other screens do not choose such a record. */
  readonly picker: RegisterPicker<P> | null;
  readonly texts: RegisterTexts;
  /** What its file may be; null where it has none. */
  readonly fileRule: FileRuleOf<F>;
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
  const fileKinds = Object.values<Field>(fields).find((field) => field.fileKinds)?.fileKinds;
  const desabilitado = kind.yesNo(noun.feminine ? 'Desabilitada' : 'Desabilitado', { filter: true });
  return {
    name,
    title,
    noun,
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
    // There where a field is of that kind, as its type says.
    fileRule: (fileKinds ? { modulo: name, kinds: fileKinds, maxBytes: MAX_FILE_BYTES } : null) as FileRuleOf<F>,
  };
}
