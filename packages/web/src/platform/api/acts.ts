/**
 * What a submit did, as it is named when it is taken back: the operation and the key that it was sent with.
 *
 * `useSubmit` notes it beside the answer, so that whoever shows the answer can offer 'Desfazer' without the key going
 * through every screen: `actsOf([answer])`. Source: decisions §6 ('Desfazer'); decision 053.
 */
export interface Act {
  /** 'despesas.aprovar' */
  operacao: string;
  chave: string;
}

const acts = new WeakMap<object, Act>();
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** `mutationKey`: the contract's path stands in it. */
export function noteAct(answer: unknown, mutationKey: readonly unknown[], chave: string): void {
  const [path] = mutationKey;
  if (isObject(answer) && Array.isArray(path)) acts.set(answer, { operacao: path.join('.'), chave });
}

/** The acts behind these answers, in their order. */
export const actsOf = (answers: readonly unknown[]): Act[] =>
  answers.flatMap((answer) => (isObject(answer) ? (acts.get(answer) ?? []) : []));
