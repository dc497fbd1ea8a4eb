/**
 * The general projection from the money of each finance month: years, totals, balances.
 *
 * In: per month what is certain (credited, settled) and what is expected (to credit, to settle), centavos; the opening
 * balance and the day in whose morning it stood. Out: one table per year that has money, its twelve months, a total.
 * `acumulado` runs from the opening day on and is null before its month; of the opening day's own month only what is
 * dated from that day on counts (`parcial`). `previstas` are what recurring expenses propose and nobody has registered: they
 * stand apart, in no balance but `comPrevistas`, the running one less them. Errors: `SomaExcessiva`. Source: spec 1 §2.17; decisions §7 (Projection).
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
  previstas: Centavos;
  comPrevistas: Centavos | null;
}
export interface AnoProjetado {
  ano: number;
  meses: MesProjetado[];
  total: Fluxo & { saldo: Centavos; previstas: Centavos };
}
/** What is proposed for a day, and how many. */
export interface Prevista {
  vencimento: CalendarDate;
  quantidade: number;
  valor: Centavos;
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

/** The last day of the last year that has money, of this one at least: what is proposed is asked up to there. */
export function fimDaProjecao(fluxo: readonly FluxoDoMes[], hoje: CalendarDate, dias: PeriodDays): CalendarDate {
  const anos = [financeMonthOf(hoje, dias), ...fluxo.map(({ mes }) => mes)].map((mes) => Number(mes.slice(0, 4)));
  const ultimo = mesesDoAno(Math.max(...anos)).at(-1);
  return ultimo === undefined ? hoje : rangeOfFinanceMonth(ultimo, dias).fim;
}

export interface AProjetar {
  fluxo: readonly FluxoDoMes[];
  previstas?: readonly Prevista[];
  inicial: SaldoInicial;
  /** Of the opening day's month, what is dated from that day on. */
  parcial: Fluxo;
  dias: PeriodDays;
}

const somaDe = (previstas: readonly Prevista[]): Centavos => sumCentavos(previstas.map(({ valor }) => valor));

export function buildProjecao({ fluxo, previstas = [], inicial, parcial, dias }: AProjetar): AnoProjetado[] {
  const porMes = new Map(fluxo.map((f) => [f.mes, f]));
  const propostas = Map.groupBy(previstas, ({ vencimento }) => financeMonthOf(vencimento, dias));
  const comAlgo = [...porMes.keys(), ...propostas.keys()].map((mes) => Number(mes.slice(0, 4)));
  const anos = [...new Set(comAlgo)].sort((a, b) => a - b);
  const abertura = financeMonthOf(inicial.data, dias);
  let acumulado = inicial.valor;
  let proposto = 0;
  return anos.map((ano) => {
    const meses = mesesDoAno(ano).map((mes): MesProjetado => {
      const f = porMes.get(mes) ?? { mes, ...FLUXO_VAZIO };
      const saldo = saldoDoFluxo(f);
      const doMes = propostas.get(mes) ?? [];
      if (mes >= abertura) {
        acumulado = sumCentavos([acumulado, mes === abertura ? saldoDoFluxo(parcial) : saldo]);
        proposto = sumCentavos([proposto, somaDe(doMes.filter(({ vencimento }) => vencimento >= inicial.data))]);
      }
      const { inicio, fim } = rangeOfFinanceMonth(mes, dias);
      const corre = mes >= abertura;
      return {
        ...f,
        mes,
        inicio,
        fim,
        saldo,
        acumulado: corre ? acumulado : null,
        previstas: somaDe(doMes),
        comPrevistas: corre ? sumCentavos([acumulado, -proposto]) : null,
      };
    });
    const total = sumFluxos(meses);
    const previsto = sumCentavos(meses.map((mes) => mes.previstas));
    return { ano, meses, total: { ...total, saldo: saldoDoFluxo(total), previstas: previsto } };
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
