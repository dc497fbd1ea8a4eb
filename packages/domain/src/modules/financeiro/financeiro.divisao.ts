/**
 * A despesa or receita as it is registered in instalments: the amount of each, and the dates that a person moved by hand. No zod.
 *
 * Amounts in centavos, calendar dates. The `erro…` functions answer the message of the field, or null.
 * Source: spec 1 §4.5; decisions §7; invariant A2.
 */
import { type CalendarDate, type Centavos, formatReais, splitCentavos, VALOR_MAXIMO } from '@sede/domain/kernel';
import { type Parcela, parcelas } from './financeiro.parcelas.ts';

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
