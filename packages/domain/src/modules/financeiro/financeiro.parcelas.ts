/**
 * Instalments of a despesa or receita: one record per parcela, one month apart; how far a change of one reaches; what
 * is left of an amount after its refund. No zod.
 *
 * In: first date (calendar date), count 1–360. Out: label 'i/n' and date of each; the day is clamped to the month's end
 * and counted from the first date, so that it never drifts (31/01, 28/02, 31/03).
 * Errors: a RangeError for a count that validation lets nobody send. Source: spec 1 §4.5; decisions §7; invariant A2.
 */
import {
  addMonthsAnchored,
  type CalendarDate,
  type Centavos,
  DATA_INVALIDA,
  formatReais,
  splitCentavos,
  VALOR_MAXIMO,
} from '@sede/domain/kernel';

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
  /** The first one's date. */
  primeira: CalendarDate;
  dividirTotal?: boolean | undefined;
  /** The dates that a person moved by hand, one for each instalment; by default one month apart. */
  datas?: readonly CalendarDate[] | undefined;
}

/**
 * The instalments as they will be registered, with the amount of each. A total is divided to the cent: the sum is the
 * total, and the cents that are left over stand on the first rows (invariant A2).
 */
export function splitParcelas(divisao: Divisao): (Parcela & { valor: Centavos })[] {
  const { valor, numeroParcelas, primeira, dividirTotal = false, datas = [] } = divisao;
  const partes = parcelas(primeira, numeroParcelas);
  const valores = dividirTotal ? splitCentavos(valor, numeroParcelas) : [];
  return partes.map((parte, index) => ({
    ...parte,
    data: datas[index] ?? parte.data,
    valor: valores[index] ?? valor,
  }));
}

/**
 * A total that leaves an instalment without a cent, or instalments that come to more than any amount may be: the
 * message of the amount's field, or null.
 */
export function erroTotal({
  valor,
  numeroParcelas,
  dividirTotal,
}: Pick<Divisao, 'valor' | 'numeroParcelas' | 'dividirTotal'>): string | null {
  if (dividirTotal && valor < numeroParcelas) return `O total não chega a um centavo por parcela (${numeroParcelas}).`;
  if (!dividirTotal && valor > VALOR_MAXIMO / numeroParcelas)
    return `As ${numeroParcelas} parcelas somadas passam do limite de ${formatReais(VALOR_MAXIMO)}.`;
  return null;
}

/** A first date so late that the last instalment would fall beyond the calendar: the message of that date, or null. */
export function erroPrimeira({
  primeira,
  numeroParcelas,
}: Pick<Divisao, 'primeira' | 'numeroParcelas'>): string | null {
  try {
    addMonthsAnchored(primeira, numeroParcelas - 1);
    return null;
  } catch (error) {
    if (error instanceof RangeError) return DATA_INVALIDA;
    throw error;
  }
}

/** What the date of an instalment is called: of a despesa, of a receita. */
const PALAVRAS = {
  vencimento: {
    falta: (n: number) => `Informe um vencimento para cada uma das ${n} parcelas.`,
    primeira: 'O vencimento da primeira parcela é o primeiro vencimento.',
    ordem: (n: number) => `O vencimento da parcela ${n} deve ser posterior ao da parcela ${n - 1}.`,
  },
  data: {
    falta: (n: number) => `Informe uma data para cada uma das ${n} parcelas.`,
    primeira: 'A data da primeira parcela é a primeira data.',
    ordem: (n: number) => `A data da parcela ${n} deve ser posterior à da parcela ${n - 1}.`,
  },
} as const;

/** Dates moved by hand: one for each instalment, from the first date on, each later than the one before. */
export function erroDatas(
  { numeroParcelas, primeira, datas = [] }: Pick<Divisao, 'numeroParcelas' | 'primeira' | 'datas'>,
  palavra: keyof typeof PALAVRAS,
): string | null {
  const palavras = PALAVRAS[palavra];
  if (datas.length === 0) return null;
  if (datas.length !== numeroParcelas) return palavras.falta(numeroParcelas);
  if (datas[0] !== primeira) return palavras.primeira;
  const fora = datas.findIndex((data, index) => index > 0 && data <= (datas[index - 1] ?? ''));
  return fora < 0 ? null : palavras.ordem(fora + 1);
}

/** Net of the refund, in centavos. */
export const valorLiquido = (d: { valor: Centavos; valorEstorno: Centavos | null }): Centavos =>
  d.valor - (d.valorEstorno ?? 0);
