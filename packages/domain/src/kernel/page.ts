/**
 * A page of a list, and the order that a list is asked in ('-dataVencimento,item': the first one descending).
 *
 * `total` and `somas` are absent when they were not asked for. Source: decisions §2a (Lists); spec 1 §9.
 */

/** The most records that one operation does of all that a list's filter matches. */
export const MAX_SELECAO = 10_000;
export const PAGE_SIZES = [5, 10, 20, 50, 100] as const;

type Term<F extends string> = F | `-${F}`;
/** By what a list may be sorted, and how it is unless asked otherwise. Stands once, in the module's lists. */
export interface ListOrder<F extends string = string> {
  ordem: readonly F[];
  /** '-dataVencimento,item'. The id is always the last term, so that pages are stable. */
  ordemPadrao: string;
}

/** What a list may be sorted by, and its usual order ('-data,item'). */
export const listOrder = <const F extends string>(
  ordem: readonly F[],
  ordemPadrao: Term<NoInfer<F>> | `${Term<NoInfer<F>>},${Term<NoInfer<F>>}`,
): ListOrder<F> => ({ ordem, ordemPadrao });

export interface OrdemTerm<F extends string = string> {
  campo: F;
  desc: boolean;
}

/** null when a field is unknown, empty or named twice. */
export function parseOrdem<F extends string>(text: string, allowed: readonly F[]): OrdemTerm<F>[] | null {
  const terms: OrdemTerm<F>[] = [];
  for (const part of text.split(',')) {
    const name = part.replace(/^-/, '');
    const campo = allowed.find((field) => field === name);
    if (campo === undefined || terms.some((term) => term.campo === campo)) return null;
    terms.push({ campo, desc: part.startsWith('-') });
  }
  return terms;
}

/** Terms as the address has them: '-data,item'. */
export const formatOrdem = (terms: readonly OrdemTerm[]): string =>
  terms.map(({ campo, desc }) => `${desc ? '-' : ''}${campo}`).join(',');
