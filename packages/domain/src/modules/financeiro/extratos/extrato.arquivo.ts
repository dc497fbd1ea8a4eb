/**
 * What a statement file says once it is read, whatever its format; and how a reading ends that must not go on.
 *
 * Amounts are signed centavos (below zero: money that left), dates calendar dates as the bank printed them, `linha` the
 * line of the file, from 1. Errors: `extratos.ilegivel` with the line and why; nothing of such a file is taken.
 * Source: issue 4 (statement import; faults).
 */
import { type CalendarDate, type Centavos, singleSpaced } from '@sede/domain/kernel';
import type { FormatoExtrato } from './extrato.lists.ts';
import { extratosErrors } from './extratos.messages.ts';

export interface LancamentoLido {
  data: CalendarDate;
  valor: Centavos;
  descricao: string;
  documento: string | null;
  /** The bank's own identifier, where it gives one. Not trusted alone: banks repeat and renumber it. */
  fitid: string | null;
  linha: number;
}

/** The account as the file names it; what is not said is null. */
export interface ContaDoArquivo {
  banco: string | null;
  agencia: string | null;
  conta: string | null;
}

export interface ExtratoLido {
  formato: FormatoExtrato;
  conta: ContaDoArquivo | null;
  lancamentos: LancamentoLido[];
  /** First and last day that the file covers. */
  inicio: CalendarDate;
  fim: CalendarDate;
  /** What the bank says was in the account at the end of `dataSaldo`. */
  saldo: Centavos | null;
  dataSaldo: CalendarDate | null;
  /** Lines of balances and totals, which move no money. */
  puladas: number;
}

/** Several times the lines that a busy account has in a year; more is a mistake, and would block the server. */
export const MAX_LANCAMENTOS = 100_000;
const MAX_DESCRICAO = 500;
const MAX_DOCUMENTO = 60;

export const ilegivel = (linha: number | null, motivo: string): Error =>
  extratosErrors.ilegivel({ values: { linha, motivo } });

// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const INVISIVEL = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** As it is kept: one line, no control characters, cut at the column's length. */
export function cleanText(texto: string, maximo = MAX_DESCRICAO): string {
  const limpo = singleSpaced(texto.replace(INVISIVEL, ' ')).trim();
  // Cut between characters, so that no half of a surrogate pair is left.
  return limpo.length <= maximo ? limpo : [...limpo].slice(0, maximo).join('');
}

export const cleanDocumento = (texto: string | null | undefined): string | null =>
  (texto && cleanText(texto, MAX_DOCUMENTO)) || null;

const normalizado = (texto: string) =>
  singleSpaced(
    texto
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N} ]/gu, '')
      .toLowerCase(),
  ).trim();

const SALDO =
  /^(s a l d o|saldo)( (anterior|do dia|dia|final|inicial|atual|parcial|total|disponivel|em conta|em cc|cc|bloqueado|aplic aut).*)?$/;
/** 'SALDO ANTERIOR', 'S A L D O', 'SALDO TOTAL DISPONÍVEL DIA': a balance, not a movement. */
export const isSaldo = (descricao: string): boolean => /^\W*s/i.test(descricao) && SALDO.test(normalizado(descricao));

/** First and last day of the lines; null where there is none. */
export function diasDos(lancamentos: readonly LancamentoLido[]): { inicio: CalendarDate; fim: CalendarDate } | null {
  let [inicio, fim] = ['', ''];
  for (const { data } of lancamentos) {
    if (inicio === '' || data < inicio) inicio = data;
    if (data > fim) fim = data;
  }
  return inicio === '' ? null : { inicio, fim };
}
