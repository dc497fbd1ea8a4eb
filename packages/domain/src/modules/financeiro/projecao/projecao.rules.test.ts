import { PERIODO_PADRAO, SomaExcessiva, VALOR_MAXIMO } from '@sede/domain/kernel';
import { describe, expect, it } from 'vitest';
import { buildProjecao, FLUXO_VAZIO, type FluxoDoMes, menorSaldo } from './projecao.rules.ts';

const mes = (nome: string, over: Partial<FluxoDoMes>): FluxoDoMes => ({ ...FLUXO_VAZIO, mes: nome, ...over });
const FLUXO = [
  mes('2025-12', { creditadas: 500, liquidadas: 100 }),
  mes('2026-01', { creditadas: 1000, aCreditar: 200, liquidadas: 300, aLiquidar: 50 }),
  mes('2026-03', { aLiquidar: 900 }),
];
const project = (data: string, parcial = FLUXO_VAZIO, valor = 10) =>
  buildProjecao({ fluxo: FLUXO, inicial: { valor, data }, parcial, dias: PERIODO_PADRAO });

describe('the projection', () => {
  it('has a table per year with money, twelve finance months each, and totals', () => {
    const anos = project('2019-01-01');
    expect(anos.map(({ ano, meses }) => [ano, meses.length])).toEqual([
      [2025, 12],
      [2026, 12],
    ]);
    expect(anos[1]?.total).toEqual({ creditadas: 1000, aCreditar: 200, liquidadas: 300, aLiquidar: 950, saldo: -50 });
    expect(anos[1]?.meses[0]).toMatchObject({ inicio: '2025-12-21', fim: '2026-01-20', saldo: 850 });
  });

  it('accumulates from the opening balance across the turn of the year, through months without money', () => {
    const acumulados = project('2019-01-01').flatMap(({ meses }) => meses.map(({ acumulado }) => acumulado));
    expect(acumulados.slice(10, 16)).toEqual([10, 410, 1260, 1260, 360, 360]);
  });

  it('accumulates nothing before the opening day, and of its month only what is dated from it on', () => {
    const [, ano] = project('2026-01-05', mes('2026-01', { creditadas: 70 }));
    expect(ano?.meses.slice(0, 3).map(({ acumulado }) => acumulado)).toEqual([80, 80, -820]);
    expect(project('2026-01-05')[0]?.meses.every(({ acumulado }) => acumulado === null)).toBe(true);
    // Day 21 opens the next finance month.
    expect(project('2026-01-21')[1]?.meses[0]?.acumulado).toBeNull();
  });

  it('is exact or says that it cannot be, also where only months together pass exact numbers', () => {
    const fluxo = Array.from({ length: 10 }, (_, n) =>
      mes(`2026-${String(n + 1).padStart(2, '0')}`, { aLiquidar: VALOR_MAXIMO }),
    );
    const inicial = { valor: 0, data: '2019-01-01' };
    const months = (n: number) =>
      buildProjecao({ fluxo: fluxo.slice(0, n), inicial, parcial: FLUXO_VAZIO, dias: PERIODO_PADRAO });
    expect(months(9)[0]?.total.saldo).toBe(-9 * VALOR_MAXIMO);
    expect(() => months(10)).toThrow(SomaExcessiva);
  });

  it('tells the lowest balance ahead and when, the first of equals', () => {
    expect(menorSaldo(project('2019-01-01'), '2026-01')).toEqual({ mes: '2026-03', valor: 360 });
    expect(menorSaldo(project('2019-01-01'), '2027-01')).toBeNull();
  });
});
