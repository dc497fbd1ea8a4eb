/**
 * Why something is not allowed now: a code that rules answer, services refuse with and records carry (`pode`), and the
 * one table where each code has its pt-BR sentence.
 *
 *     export const despesasMotivos = defineMotivos({
 *       ja_liquidada: 'A despesa já está liquidada.',
 *       pendentes: ({ quantos }: { quantos: number }) => `Há ${quantos} pendentes.`,
 *     });
 *     type MotivoDespesa = MotivoDe<typeof despesasMotivos>;   // 'ja_liquidada' | { codigo: 'pendentes'; valores: { quantos: number } }
 *     despesasMotivos.texto('ja_liquidada');                   // the sentence; as well `texto(despesa.pode.liquidar)`
 *
 * A sentence that says values is a function of them, and its reason carries them. Server and screens read the same table,
 * so that the refusal and the disabled button say the same. Source: decisions §2a (Errors), §7; decision 039.
 */

/** What several modules answer to whoever may only look. */
export const SO_CONSULTA = 'O seu perfil só permite consultar.';
/** A page that was opened before an update does not know the codes that came with it. */
const DESCONHECIDO = 'Isto não é permitido agora.';

type Sentence = string | ((valores: never) => string);
export type MotivoTextos = Readonly<Record<string, Sentence>>;

/** Codes whose sentence says no values. */
export type CodigoDe<T extends MotivoTextos> = { [K in keyof T & string]: T[K] extends string ? K : never }[keyof T &
  string];
type Reason<T extends MotivoTextos> = {
  [K in keyof T & string]: T[K] extends (valores: infer V) => string ? { codigo: K; valores: V } : K;
}[keyof T & string];

declare const carried: unique symbol;
/**
 * A reason as a record carries it: at run time the reason itself. Its type is no string, so that a screen that would show
 * the code in the place of the sentence does not compile.
 */
export interface Impedimento<M> {
  readonly [carried]: M;
}
/** Action that is not allowed now → why not; an action that is absent is allowed. */
export type Pode<A extends string, M> = { readonly [K in A]?: Impedimento<M> | undefined };

/** What a record carries. In: each action with its rule's answer. */
export function podeDe<A extends string, M>(motivos: Readonly<Record<A, M | null>>): Pode<A, M> {
  const recusadas: Partial<Record<A, M>> = {};
  for (const acao in motivos) {
    const motivo = motivos[acao];
    if (motivo !== null) recusadas[acao] = motivo;
  }
  // The only place where a reason takes the type of one that is carried.
  return recusadas as Pode<A, M>;
}

export interface Motivos<T extends MotivoTextos> {
  /** The codes that stand alone, for the answer's schema. */
  readonly codigos: readonly CodigoDe<T>[];
  texto(motivo: Reason<T> | Impedimento<Reason<T>>): string;
  /** Of what is allowed nothing is said. */
  texto(motivo: Reason<T> | Impedimento<Reason<T>> | null | undefined): string | undefined;
}
/** The reasons of a table: a code, or a code with the values that its sentence says. */
export type MotivoDe<M> = M extends Motivos<infer T> ? Reason<T> : never;

const isCode = <T extends MotivoTextos>(textos: T, codigo: string): codigo is CodigoDe<T> =>
  typeof textos[codigo] === 'string';

function sentence(textos: MotivoTextos, motivo: string | { codigo: string; valores: unknown }): string {
  const [codigo, valores] = typeof motivo === 'string' ? [motivo, undefined] : [motivo.codigo, motivo.valores];
  const texto = textos[codigo] ?? DESCONHECIDO;
  return typeof texto === 'string' ? texto : (texto as (valores: unknown) => string)(valores);
}

export function defineMotivos<const T extends MotivoTextos>(textos: T): Motivos<T> {
  type Asked = Reason<T> | Impedimento<Reason<T>>;
  function texto(motivo: Asked): string;
  function texto(motivo: Asked | null | undefined): string | undefined;
  function texto(motivo: Asked | null | undefined): string | undefined {
    return motivo === null || motivo === undefined ? undefined : sentence(textos, motivo as Reason<T>);
  }
  return { codigos: Object.keys(textos).filter((codigo) => isCode(textos, codigo)), texto };
}
