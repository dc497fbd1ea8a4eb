/**
 * One change of a record as staff read it: 'Valor: R$ 100,00 → R$ 120,00'; who and when stand beside it once.
 * In: the entries of a module's `historico` operation (texts already formatted by the server). Source: issue 2 (c).
 */

import { formatDataBr, formatHoraBr, formatReais, SEM_VALOR, todayInSaoPaulo } from '@sede/domain/kernel';

export interface HistoryChange {
  campo: string;
  rotulo: string;
  de: string;
  para: string;
}
/** As `historyOutput` of the contract library. */
export interface HistoryEntry {
  id: number;
  /** ISO instant. */
  em: string;
  por: string | null;
  acao: 'criar' | 'alterar' | 'excluir';
  /** What was done, in words. */
  feito: string;
  operacao: string | null;
  motivo: string | null;
  mudancas: readonly HistoryChange[];
}

const ZERO = formatReais(0);
const shown = (text: string) => (text === '' ? '(vazio)' : text);

/** 'Valor: R$ 100,00 → R$ 120,00'; of a record that began, only what it began with. */
export const changeText = ({ rotulo, de, para }: HistoryChange, acao: HistoryEntry['acao'] = 'alterar'): string =>
  acao === 'criar' ? `${rotulo}: ${shown(para)}` : `${rotulo}: ${shown(de)} → ${shown(para)}`;

/** What is worth reading of an entry: a record that began says nothing of what it began without. */
export const changesShown = ({ acao, mudancas }: Pick<HistoryEntry, 'acao' | 'mudancas'>): readonly HistoryChange[] =>
  acao === 'criar' ? mudancas.filter(({ para }) => para !== ZERO && para !== SEM_VALOR && para !== '') : mudancas;

/** 'por Ana, 12/03 14:05'; the year when it is not this one. `today` is 'YYYY-MM-DD'. */
export function whoAndWhen({ por, em }: Pick<HistoryEntry, 'por' | 'em'>, today: string): string {
  const date = todayInSaoPaulo(new Date(em));
  const day = formatDataBr(date);
  const short = date.slice(0, 4) === today.slice(0, 4) ? day.slice(0, 5) : day;
  return `${por === null ? 'pelo sistema' : `por ${por}`}, ${short} ${formatHoraBr(em)}`;
}
