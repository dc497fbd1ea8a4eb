/**
 * Instalments of a despesa or receita: one record per parcela, one month apart; how far a change of one reaches; what
 * is left of an amount after its refund. No zod.
 *
 * In: first date (calendar date), count 1–360. Out: label 'i/n' and date of each; the day is clamped to the month's end
 * and counted from the first date, so that it never drifts (31/01, 28/02, 31/03).
 * Errors: a RangeError for a count that validation lets nobody send. Source: spec 1 §4.5; decisions §7; invariant A2.
 */
import { addMonthsAnchored, type CalendarDate, type Centavos, splitCentavos } from '@sede/domain/kernel';

export const MAX_PARCELAS = 360;

/** What a change or removal of one instalment reaches: the later ones only while nothing was paid or credited. */
export const ESCOPOS = ['so_esta', 'esta_e_seguintes'] as const;
export type Escopo = (typeof ESCOPOS)[number];

export interface Parcela {
  numero: number;
  /** 'i/n' */
  parcela: string;
  data: CalendarDate;
}

export function parcelas(primeira: CalendarDate, quantidade: number): Parcela[] {
  if (!Number.isInteger(quantidade) || quantidade < 1 || quantidade > MAX_PARCELAS) {
    throw new RangeError('Not a number of instalments');
  }
  return Array.from({ length: quantidade }, (_, index) => ({
    numero: index + 1,
    parcela: `${index + 1}/${quantidade}`,
    data: addMonthsAnchored(primeira, index),
  }));
}

export interface Divisao {
  /** Centavos: of ONE instalment, or with `dividirTotal` of all of them. */
  valor: Centavos;
  numeroParcelas: number;
  dataVencimento: CalendarDate;
  dividirTotal?: boolean | undefined;
  /** The dates that a person moved by hand, one for each instalment; by default one month apart. */
  vencimentos?: readonly CalendarDate[] | undefined;
}

/**
 * The instalments as they will be registered, with the amount of each. A total is divided to the cent: the sum is the
 * total, and the cents that are left over stand on the first rows (invariant A2).
 */
export function dividirParcelas(divisao: Divisao): (Parcela & { valor: Centavos })[] {
  const { valor, numeroParcelas, dataVencimento, dividirTotal = false, vencimentos = [] } = divisao;
  const partes = parcelas(dataVencimento, numeroParcelas);
  const valores = dividirTotal ? splitCentavos(valor, numeroParcelas) : [];
  return partes.map((parte, index) => ({
    ...parte,
    data: vencimentos[index] ?? parte.data,
    valor: valores[index] ?? valor,
  }));
}

/** A total that leaves an instalment without a cent: the message of the amount's field, or null. */
export const erroTotal = ({ valor, numeroParcelas, dividirTotal }: Divisao): string | null =>
  dividirTotal && valor < numeroParcelas ? `O total não chega a um centavo por parcela (${numeroParcelas}).` : null;

/** Dates moved by hand: one for each instalment, from the first date on, each later than the one before. */
export function erroVencimentos({ numeroParcelas, dataVencimento, vencimentos = [] }: Divisao): string | null {
  if (vencimentos.length === 0) return null;
  if (vencimentos.length !== numeroParcelas)
    return `Informe um vencimento para cada uma das ${numeroParcelas} parcelas.`;
  if (vencimentos[0] !== dataVencimento) return 'O vencimento da primeira parcela é o primeiro vencimento.';
  const fora = vencimentos.findIndex((data, index) => index > 0 && data <= (vencimentos[index - 1] ?? ''));
  return fora < 0 ? null : `O vencimento da parcela ${fora + 1} deve ser posterior ao da parcela ${fora}.`;
}

/** Net of the refund, in centavos. */
export const valorLiquido = (d: { valor: Centavos; valorEstorno: Centavos | null }): Centavos =>
  d.valor - (d.valorEstorno ?? 0);
