/** Answers that many operations share. */
import type { HistoryEntry } from '@sede/domain/contract';

/** The first page of a list that holds these and no more. */
export const pageOf = <R, S extends object = Record<never, never>>(itens: readonly R[], somas = {} as S) => ({
  itens: [...itens],
  pagina: 1,
  porPagina: 10,
  total: itens.length,
  somas,
});

export const historyOf = (itens: HistoryEntry[]) => ({ itens, total: itens.length, proximo: null });

/** What a panel reads of this record. */
export const readingOf = <R>(registro: R, itens: HistoryEntry[] = []) => ({ registro, historico: historyOf(itens) });
