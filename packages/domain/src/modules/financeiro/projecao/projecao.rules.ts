/**
 * The general projection from the money of each finance month: years, totals, balances.
 *
 * In: per month what is certain (credited, settled) and what is expected (to credit, to settle), centavos; the opening
 * balance and the day in whose morning it stood. Out: one table per year that has money, its twelve months, a total.
 * `acumulado` runs from the opening day on and is null before its month; of the opening day's own month only what is
 * dated from that day on counts (`parcial`). Errors: `SomaExcessiva`. Source: spec 1 §2.17; decisions §7 (Projection).
 */
import {
  type CalendarDate,
  type Centavos,
  type FinanceMonth,
  financeMonthOf,
  isFinanceMonth,
  type PeriodDays,
  rangeOfFinanceMonth,
  sumCentavos,
} from '@sede/domain/kernel';

export interface Fluxo {
  creditadas: Centavos;
  aCreditar: Centavos;
  liquidadas: Centavos;
  aLiquidar: Centavos;
}
export interface FluxoDoMes extends Fluxo {
  mes: FinanceMonth;
}
export interface MesProjetado extends FluxoDoMes {
  inicio: CalendarDate;
  fim: CalendarDate;
  saldo: Centavos;
  acumulado: Centavos | null;
}
export interface AnoProjetado {
  ano: number;
  meses: MesProjetado[];
  total: Fluxo & { saldo: Centavos };
}
export interface SaldoInicial {
  valor: Centavos;
  data: CalendarDate;
}

export const FLUXO_VAZIO: Fluxo = { creditadas: 0, aCreditar: 0, liquidadas: 0, aLiquidar: 0 };

/** Receitas less despesas, certain and expected. */
const saldoDoFluxo = (f: Fluxo): Centavos => sumCentavos([f.creditadas, f.aCreditar, -f.liquidadas, -f.aLiquidar]);

export function sumFluxos(all: readonly Fluxo[]): Fluxo {
  const sum = (parte: keyof Fluxo) => sumCentavos(all.map((f) => f[parte]));
  return {
    creditadas: sum('creditadas'),
    aCreditar: sum('aCreditar'),
    liquidadas: sum('liquidadas'),
    aLiquidar: sum('aLiquidar'),
  };
}

/** The twelve months, of the year after the calendar's last its only one. */
const mesesDoAno = (ano: number): FinanceMonth[] =>
  Array.from({ length: 12 }, (_, i) => `${String(ano).padStart(4, '0')}-${String(i + 1).padStart(2, '0')}`).filter(
    isFinanceMonth,
  );

export interface AProjetar {
  fluxo: readonly FluxoDoMes[];
  inicial: SaldoInicial;
  /** Of the opening day's month, what is dated from that day on. */
  parcial: Fluxo;
  dias: PeriodDays;
}

export function buildProjecao({ fluxo, inicial, parcial, dias }: AProjetar): AnoProjetado[] {
  const porMes = new Map(fluxo.map((f) => [f.mes, f]));
  const anos = [...new Set(fluxo.map(({ mes }) => Number(mes.slice(0, 4))))].sort((a, b) => a - b);
  const abertura = financeMonthOf(inicial.data, dias);
  let acumulado = inicial.valor;
  return anos.map((ano) => {
    const meses = mesesDoAno(ano).map((mes): MesProjetado => {
      const f = porMes.get(mes) ?? { mes, ...FLUXO_VAZIO };
      const saldo = saldoDoFluxo(f);
      if (mes >= abertura) acumulado = sumCentavos([acumulado, mes === abertura ? saldoDoFluxo(parcial) : saldo]);
      const { inicio, fim } = rangeOfFinanceMonth(mes, dias);
      return { ...f, mes, inicio, fim, saldo, acumulado: mes >= abertura ? acumulado : null };
    });
    const total = sumFluxos(meses);
    return { ano, meses, total: { ...total, saldo: saldoDoFluxo(total) } };
  });
}

/** The lowest running balance from this month on, the first of equals; null when nothing lies ahead. */
export function menorSaldo(anos: readonly AnoProjetado[], aPartirDe: FinanceMonth) {
  let menor: { mes: FinanceMonth; valor: Centavos } | null = null;
  for (const { mes, acumulado } of anos.flatMap(({ meses }) => meses)) {
    if (mes < aPartirDe || acumulado === null) continue;
    if (menor === null || acumulado < menor.valor) menor = { mes, valor: acumulado };
  }
  return menor;
}
