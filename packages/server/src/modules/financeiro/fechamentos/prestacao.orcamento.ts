/**
 * Budget against actual for the account of a period, by cash, over the finance months that the period touches.
 *
 * A forecast is of a whole finance month, so the months are taken whole and their days are said; `exato` tells whether
 * they are the period. Lines are those of the follow-up (`linhasDoPeriodo`), those with nothing forecast or paid left
 * out.
 * Out: null for a period with an open end, or one that reaches beyond the budget's years. Centavos. Source: issue 4 (Prestação de contas); decisions §7 (Follow-up).
 */
import { financeMonthOf, rangeOfFinanceMonth } from '@sede/domain/kernel';
import type { Prestacao } from '@sede/domain/modules/financeiro/fechamentos';
import { PRIMEIRO_ANO, ULTIMO_ANO } from '@sede/domain/modules/financeiro/orcamento';
import type { Reader } from '#platform/api/index.ts';
import { readFinanceiro } from '../financeiro.actor.ts';
import { linhasDoPeriodo } from '../orcamento/index.ts';
import type { Periodo } from './prestacao.linhas.ts';

export interface LinhaPrevista {
  centroCusto: string;
  itemDespesa: string;
  previsto: number;
  realizado: number;
}
export interface OrcamentoDoPeriodo {
  inicio: string;
  fim: string;
  exato: boolean;
  linhas: LinhaPrevista[];
}

const JANEIRO = 1;
const DEZEMBRO = 12;

/** '2025-11' to '2026-02' → the months of each year. */
function anosDe(de: string, ate: string) {
  const [primeiro, ultimo] = [Number(de.slice(0, 4)), Number(ate.slice(0, 4))];
  return Array.from({ length: ultimo - primeiro + 1 }, (_, index) => {
    const ano = primeiro + index;
    return {
      ano,
      de: ano === primeiro ? Number(de.slice(5)) : JANEIRO,
      ate: ano === ultimo ? Number(ate.slice(5)) : DEZEMBRO,
      base: 'caixa' as const,
    };
  });
}

/** Every finance month that the period touches lies in these years, whatever the days of the period are. */
const nosAnosDoOrcamento = ({ inicio = '', fim = '' }: Periodo) =>
  inicio >= `${PRIMEIRO_ANO}-01-01` && fim <= `${ULTIMO_ANO}-11-30`;

export async function readOrcamento(ctx: Reader, periodo: Periodo): Promise<OrcamentoDoPeriodo | null> {
  if (periodo.inicio === undefined || periodo.fim === undefined || !nosAnosDoOrcamento(periodo)) return null;
  const { periodoFinanceiro: dias } = await readFinanceiro(ctx.db);
  const [de, ate] = [financeMonthOf(periodo.inicio, dias), financeMonthOf(periodo.fim, dias)];
  const linhas = new Map<string, LinhaPrevista>();
  for (const ano of anosDe(de, ate)) {
    const { statement } = await linhasDoPeriodo(ctx, ano);
    for (const { centroCusto, idItemDespesa, itemDespesa, previsto, realizado } of (await statement.execute(ctx.db))
      .rows) {
      const key = `${centroCusto}\n${idItemDespesa}`;
      const line = linhas.get(key) ?? { centroCusto, itemDespesa, previsto: 0, realizado: 0 };
      line.previsto += previsto ?? 0;
      line.realizado += realizado;
      linhas.set(key, line);
    }
  }
  const { inicio } = rangeOfFinanceMonth(de, dias);
  const { fim } = rangeOfFinanceMonth(ate, dias);
  return {
    inicio,
    fim,
    exato: inicio === periodo.inicio && fim === periodo.fim,
    linhas: [...linhas.values()].filter(({ previsto, realizado }) => previsto !== 0 || realizado !== 0),
  };
}

/** Summed by cost centre, in the lines' order. */
export function porCentro({ linhas, ...meses }: OrcamentoDoPeriodo): NonNullable<Prestacao['orcamento']> {
  const centros = new Map<string, { centroCusto: string; previsto: number; realizado: number }>();
  const total = { previsto: 0, realizado: 0 };
  for (const { centroCusto, previsto, realizado } of linhas) {
    const centro = centros.get(centroCusto) ?? { centroCusto, previsto: 0, realizado: 0 };
    for (const one of [centro, total]) {
      one.previsto += previsto;
      one.realizado += realizado;
    }
    centros.set(centroCusto, centro);
  }
  return { ...meses, ...total, centros: [...centros.values()] };
}
