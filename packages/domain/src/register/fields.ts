/**
 * The kinds of field that a register is described with, each made by one function of `kind`:
 *
 *   nome: kind.text('Nome', { max: 200, sort: true }),   cpf: kind.cpf('CPF'),   uf: kind.uf('UF', { filter: true })
 *
 * A field is also its entry of the field list (`FieldSpec`: label, how a value reads). It is required unless `optional`.
 * `sort`: the list may be sorted by it. `filter`: the list may be filtered by it; a day or an amount names the stem of its
 * two ends ('inicio' → inicioDe, inicioAte; 'valor' → valorMin, valorMax). `rule` is asked by form and server alike.
 * Dates are calendar dates 'YYYY-MM-DD', instants ISO 8601, amounts centavos; documents, phones and CEPs without mask.
 * Source: issue 8 §3; decision 047.
 */
import {
  type FieldKind,
  type FieldSpec,
  type FileKind,
  formatCep,
  formatCnpj,
  formatCpf,
  formatCpfCnpj,
  formatPhone,
  UFS,
} from '../kernel/index.ts';

export type Kind =
  | 'text'
  | 'email'
  | 'cpf'
  | 'cnpj'
  | 'cpfCnpj'
  | 'phone'
  | 'mobile'
  | 'cep'
  | 'date'
  | 'instant'
  | 'money'
  | 'integer'
  | 'yesNo'
  | 'choice'
  | 'choices'
  | 'word'
  | 'reference'
  | 'file';

/** The stem of a range's two ends, or whether the field is a filter at all. */
export type Filter = boolean | string;
/** In: a valid value and today's calendar date. Out: the message at the field, or null. */
export type FieldRule<V> = (value: V, hoje: string) => string | null;

/** K: kind. O: optional. S: sortable. L: filter. W: the words of a closed list. All five are read by the types of the record. */
export interface Field<
  K extends Kind = Kind,
  O extends boolean = boolean,
  S extends boolean = boolean,
  L extends Filter = Filter,
  W extends string = string,
> extends FieldSpec {
  readonly kind: K;
  readonly optional: O;
  readonly sort: S;
  readonly filter: L;
  /** Of a closed list, in the order in which they are offered, and what each is shown as. */
  readonly words: readonly W[];
  readonly valores: Readonly<Record<string, string>>;
  /** Most letters of a text; least and most of a number. */
  readonly max?: number;
  readonly min?: number;
  readonly multiline?: boolean;
  /** Of a file: what it may be. */
  readonly fileKinds?: readonly FileKind[];
  readonly negative?: boolean;
  /** Of a text: the form in which it is kept (a bank account's number without dots). */
  readonly kept?: (text: string) => string;
  /** Left out of the spreadsheet. */
  readonly unexported?: boolean;
  readonly rule?: FieldRule<never>;
  /** Made by the server, set by nobody. */
  readonly computed?: true;
  /** Old records may lack it, or hold a word that the list has lost. */
  readonly legacy?: true;
}

interface Shared<O extends boolean> {
  optional?: O;
  unexported?: true;
}
interface Sorted<O extends boolean, S extends boolean> extends Shared<O> {
  sort?: S;
}
interface Filtered<O extends boolean, S extends boolean, L extends Filter> extends Sorted<O, S> {
  filter?: L;
}
interface Ruled<V> {
  rule?: FieldRule<V>;
}

/** `valor` is stored, `rotulo` shown; a plain text is both. */
export type Choice = string | { readonly valor: string; readonly rotulo: string };
type WordOf<C> = C extends { readonly valor: infer V extends string } ? V : C extends string ? C : never;

function make<K extends Kind, O extends boolean, S extends boolean, L extends Filter, W extends string>(
  kind: K,
  tipo: FieldKind,
  rotulo: string,
  options: Filtered<O, S, L> & Partial<Omit<Field, 'optional' | 'sort' | 'filter'>>,
): Field<K, O, S, L, W> {
  const { optional = false, sort = false, filter = false, words = [], valores = {}, ...rest } = options;
  // A flag that was not given is false, and so says its type parameter's default; the compiler does not tie the two.
  return { kind, tipo, rotulo, optional, sort, filter, words, valores, ...rest } as Field<K, O, S, L, W>;
}

function closedList(choices: readonly Choice[]): Pick<Field, 'words' | 'valores'> {
  const pairs = choices.map((one) => (typeof one === 'string' ? { valor: one, rotulo: one } : one));
  return {
    words: pairs.map(({ valor }) => valor),
    valores: Object.fromEntries(pairs.map(({ valor, rotulo }) => [valor, rotulo])),
  };
}

/** A text with a mask of its own, kept without it. */
const masked =
  <K extends Kind>(kind: K, formato: (value: string) => string) =>
  <const O extends boolean = false, const S extends boolean = false>(
    rotulo: string,
    options: Sorted<O, S> & Ruled<string> = {},
  ) =>
    make<K, O, S, false, string>(kind, 'texto', rotulo, { ...options, formato });

const choice = <
  const C extends readonly Choice[],
  const O extends boolean = false,
  const S extends boolean = false,
  const L extends boolean = false,
>(
  rotulo: string,
  choices: C,
  options: Filtered<O, S, L> & Ruled<WordOf<C[number]>> = {},
) => make<'choice', O, S, L, WordOf<C[number]>>('choice', 'texto', rotulo, { ...options, ...closedList(choices) });

export const kind = {
  /** `multiline`: several lines. `kept`: the form in which it is kept; a `rule` is asked of that. */
  text: <const O extends boolean = false, const S extends boolean = false>(
    rotulo: string,
    options: Sorted<O, S> &
      Ruled<string> & {
        max: number;
        multiline?: true;
        formato?: (value: string) => string;
        kept?: (text: string) => string;
      },
  ) => make<'text', O, S, false, string>('text', 'texto', rotulo, options),
  email: <const O extends boolean = false, const S extends boolean = false>(
    rotulo: string,
    options: Sorted<O, S> & Ruled<string> = {},
  ) => make<'email', O, S, false, string>('email', 'texto', rotulo, { ...options, max: 254 }),
  cpf: masked('cpf', formatCpf),
  cnpj: masked('cnpj', formatCnpj),
  cpfCnpj: masked('cpfCnpj', formatCpfCnpj),
  /** Landline or mobile, kept as '+55' and digits. */
  phone: masked('phone', formatPhone),
  /** DDD and nine digits. */
  mobile: masked('mobile', formatPhone),
  cep: masked('cep', formatCep),
  uf: <const O extends boolean = false, const S extends boolean = false, const L extends boolean = false>(
    rotulo: string,
    options: Filtered<O, S, L> = {},
  ) => choice(rotulo, UFS, options),
  date: <const O extends boolean = false, const S extends boolean = false, const L extends string | false = false>(
    rotulo: string,
    options: Filtered<O, S, L> & Ruled<string> = {},
  ) => make<'date', O, S, L, string>('date', 'data', rotulo, options),
  /** Always the server's. */
  instant: <const S extends boolean = false, const L extends string | false = false>(
    rotulo: string,
    options: Filtered<false, S, L> = {},
  ) => computed(make<'instant', false, S, L, string>('instant', 'instante', rotulo, options)),
  /** Centavos above zero; `min: 0`: none is an amount too; `negative`: below zero as well (a balance). */
  money: <const O extends boolean = false, const S extends boolean = false, const L extends string | false = false>(
    rotulo: string,
    options: Filtered<O, S, L> & Ruled<number> & { min?: 0; negative?: true } = {},
  ) => make<'money', O, S, L, string>('money', 'dinheiro', rotulo, options),
  integer: <const O extends boolean = false, const S extends boolean = false, const L extends string | false = false>(
    rotulo: string,
    options: Filtered<O, S, L> & Ruled<number> & { min: number; max: number },
  ) => make<'integer', O, S, L, string>('integer', 'inteiro', rotulo, options),
  /** `optional`: not sent is 'não'. */
  yesNo: <const O extends boolean = false, const S extends boolean = false, const L extends boolean = false>(
    rotulo: string,
    options: Filtered<O, S, L> = {},
  ) => make<'yesNo', O, S, L, string>('yesNo', 'simNao', rotulo, options),
  /** One word of a closed list. */
  choice,
  /** Several words of a closed list; `optional`: perhaps none. */
  choices: <const C extends readonly Choice[], const O extends boolean = false, const L extends boolean = false>(
    rotulo: string,
    choices: C,
    options: Filtered<O, false, L> = {},
  ) =>
    make<'choices', O, false, L, WordOf<C[number]>>('choices', 'lista', rotulo, { ...options, ...closedList(choices) }),
  /** One word of a list that is not closed (a setting; the banks): kept as a text, chosen in the form from what the module gives. */
  word: <const O extends boolean = false, const S extends boolean = false, const L extends boolean = false>(
    rotulo: string,
    options: Filtered<O, S, L> & Ruled<string> & { max: number; formato?: (value: string) => string },
  ) => make<'word', O, S, L, string>('word', 'texto', rotulo, options),
  /** Another record: the field is 'idBeneficiario', and the record is read with its name, 'nomeBeneficiario'. */
  reference: <const O extends boolean = false, const S extends boolean = false, const L extends boolean = false>(
    rotulo: string,
    options: Filtered<O, S, L> = {},
  ) => make<'reference', O, S, L, string>('reference', 'referencia', rotulo, options),
  /** The record's one stored file: the field is 'idAnexo', and the record is read with its file, 'anexo'. */
  file: <const O extends boolean = false>(rotulo: string, options: { kinds: readonly FileKind[]; optional?: O }) =>
    make<'file', O, false, false, string>('file', 'referencia', rotulo, {
      optional: options.optional,
      fileKinds: options.kinds,
      unexported: true,
    }),
};

/** Read, sorted and filtered by like any other, but nobody sets it. */
export const computed = <F extends Field>(field: F): F & { readonly computed: true } => ({ ...field, computed: true });

/** Required of a new record, but read as the old system left it: a day may be missing, a word be one that the list has lost. */
export const legacy = <F extends Field>(field: F): F & { readonly legacy: true } => ({ ...field, legacy: true });
