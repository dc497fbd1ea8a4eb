/**
 * One change of a record as staff read it: 'Valor R$ 100,00 → R$ 120,00', who, when.
 * In: the entries of a module's `history` operation (texts already formatted by the server). Source: issue 2 (c); issue 9 §1.
 */
import {
  formatDataBr,
  formatHoraBr,
  formatMes,
  formatReais,
  type HistoryKind,
  SEM_VALOR,
  todayInSaoPaulo,
} from '@sede/domain/kernel';

export interface HistoryChange {
  campo: string;
  rotulo: string;
  de: string;
  para: string;
}
/** As `historyOutput` of the contract library. */
export interface HistoryEntry {
  id: number | string;
  /** ISO instant. */
  em: string;
  /** The day alone is known. */
  soDia?: boolean;
  por: string | null;
  acao: 'criar' | 'alterar' | 'excluir';
  tipo: HistoryKind;
  /** What was done, in words. */
  feito: string;
  operacao: string | null;
  motivo: string | null;
  mudancas: readonly HistoryChange[];
}
/** A page of them, newest first; `proximo` asks for the next. */
export interface HistoryPage {
  itens: HistoryEntry[];
  total: number;
  proximo: number | null;
}
/** A module's `history` operation. */
export type ReadHistory = (input: {
  id: string;
  antes?: number;
  limite?: number;
  tipo?: HistoryKind;
}) => Promise<HistoryPage>;

const ZERO = formatReais(0);
const shown = (text: string) => (text === '' ? '(vazio)' : text);

/** 'R$ 100,00 → R$ 120,00'; of a record that began, only what it began with. */
export const changeText = ({ de, para }: HistoryChange, acao: HistoryEntry['acao'] = 'alterar'): string =>
  acao === 'criar' ? shown(para) : `${shown(de)} → ${shown(para)}`;

/** What is worth reading of an entry: a record that began says nothing of what it began without. */
export const changesShown = ({ acao, mudancas }: Pick<HistoryEntry, 'acao' | 'mudancas'>): readonly HistoryChange[] =>
  acao === 'criar' ? mudancas.filter(({ para }) => para !== ZERO && para !== SEM_VALOR && para !== '') : mudancas;

/** The one field of a plain change: it then says itself what was done. */
export function onlyChange({ acao, tipo, mudancas }: HistoryEntry): HistoryChange | null {
  const [first] = mudancas;
  return acao === 'alterar' && tipo === 'alteracoes' && mudancas.length === 1 && first ? first : null;
}

/** '12/03, 14:05'; the year when it is not this one; the day alone of what has no hour. `today` is 'YYYY-MM-DD'. */
export function whenText(em: string, today: string, soDia = false): string {
  const date = todayInSaoPaulo(new Date(em));
  const day = formatDataBr(date);
  const shown = date.slice(0, 4) === today.slice(0, 4) ? day.slice(0, 5) : day;
  return soDia ? shown : `${shown}, ${formatHoraBr(em)}`;
}

export interface HistoryMonth {
  /** 'novembro de 2026' */
  month: string;
  entries: HistoryEntry[];
}

/** The entries by month of São Paulo, in their order. */
export function byMonth(entries: readonly HistoryEntry[]): HistoryMonth[] {
  const months: HistoryMonth[] = [];
  for (const entry of entries) {
    const month = formatMes(todayInSaoPaulo(new Date(entry.em)).slice(0, 7)).replace('/', ' de ');
    const last = months.at(-1);
    if (last?.month === month) last.entries.push(entry);
    else months.push({ month, entries: [entry] });
  }
  return months;
}
