import { PERIODO_PADRAO, SomaExcessiva, VALOR_MAXIMO } from '@sede/domain/kernel';
import { describe, expect, it } from 'vitest';
import { buildProjecao, FLUXO_VAZIO, type FluxoDoMes, fimDaProjecao, menorSaldo } from './projecao.rules.ts';

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
    expect(anos[1]?.total).toEqual({
      creditadas: 1000,
      aCreditar: 200,
      liquidadas: 300,
      aLiquidar: 950,
      saldo: -50,
      previstas: 0,
    });
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

describe('what is proposed and not registered', () => {
  const previstas = [
    { vencimento: '2026-01-04', quantidade: 1, valor: 7 },
    { vencimento: '2026-01-21', quantidade: 2, valor: 30 },
    { vencimento: '2027-02-05', quantidade: 1, valor: 5 },
  ];
  const anos = buildProjecao({
    ...{ fluxo: FLUXO, previstas, parcial: FLUXO_VAZIO, dias: PERIODO_PADRAO },
    inicial: { valor: 10, data: '2026-01-05' },
  });

  it('stands in its finance month, apart: no flow, balance or lowest balance has it', () => {
    const [, ano] = anos;
    expect(ano?.meses.slice(0, 3).map((m) => m.previstas)).toEqual([7, 30, 0]);
    expect(ano?.total.previstas).toBe(37);
    const without = project('2026-01-05');
    expect(ano?.meses.map(({ saldo, acumulado }) => [saldo, acumulado])).toEqual(
      without[1]?.meses.map(({ saldo, acumulado }) => [saldo, acumulado]),
    );
    expect(menorSaldo(anos.slice(0, 2), '2026-01')).toEqual(menorSaldo(without, '2026-01'));
  });

  it('is taken from a running balance of its own, from the opening day on; a year of nothing else is there', () => {
    const runs = anos
      .flatMap(({ meses }) => meses)
      .map(({ acumulado, comPrevistas }) => (acumulado ?? 0) - (comPrevistas ?? 0));
    // 2025 has none; January 2026 has one before the opening day.
    expect(runs.slice(11, 15)).toEqual([0, 0, 30, 30]);
    expect(anos.map(({ ano }) => ano)).toEqual([2025, 2026, 2027]);
    expect(runs.at(-1)).toBe(35);
    expect(anos[0]?.meses[0]?.comPrevistas).toBeNull();
  });

  it('is asked up to the end of the last year with money, of this one at least', () => {
    expect(fimDaProjecao(FLUXO, '2024-05-01', PERIODO_PADRAO)).toBe('2026-12-20');
    expect(fimDaProjecao(FLUXO, '2027-12-21', PERIODO_PADRAO)).toBe('2028-12-20');
    expect(fimDaProjecao([], '2026-05-01', PERIODO_PADRAO)).toBe('2026-12-20');
  });
});
