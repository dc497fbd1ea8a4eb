import { sumCentavos, VALOR_MAXIMO } from '@sede/domain/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { erroDatas, erroTotal, splitParcelas } from './financeiro.divisao.ts';
import { erroPrimeira } from './financeiro.parcelas.ts';

const base = { valor: 1000_00, numeroParcelas: 3, primeira: '2026-01-31' };

describe('a total divided', () => {
  it.each([
    [1000_00, 3, [333_34, 333_33, 333_33]],
    [100, 6, [17, 17, 17, 17, 16, 16]],
    [5, 5, [1, 1, 1, 1, 1]],
    [999_999_999_999_999, 2, [500_000_000_000_000, 499_999_999_999_999]],
  ])('%s by %s puts the extra cents on the first rows', (valor, numeroParcelas, all) => {
    expect(splitParcelas({ ...base, valor, numeroParcelas, dividirTotal: true }).map((p) => p.valor)).toEqual(all);
  });

  it('always sums to the total, with at most one cent between rows', () => {
    const total = fc.integer({ min: 360, max: 999_999_999_999_999 });
    fc.assert(
      fc.property(total, fc.integer({ min: 1, max: 360 }), (valor, numeroParcelas) => {
        const all = splitParcelas({ ...base, valor, numeroParcelas, dividirTotal: true }).map((p) => p.valor);
        expect(sumCentavos(all)).toBe(valor);
        expect((all[0] ?? 0) - (all.at(-1) ?? 0)).toBeLessThanOrEqual(1);
        expect(all).toEqual([...all].sort((a, b) => b - a));
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  it('without division every row has the amount, one month apart', () => {
    expect(splitParcelas(base).map(({ parcela, data, valor }) => [parcela, data, valor])).toEqual([
      ['1/3', '2026-01-31', 1000_00],
      ['2/3', '2026-02-28', 1000_00],
      ['3/3', '2026-03-31', 1000_00],
    ]);
  });

  it('leaves no instalment without a cent', () => {
    expect(erroTotal({ ...base, valor: 2, dividirTotal: true })).toMatch(/um centavo por parcela/);
    expect(erroTotal({ ...base, valor: 3, dividirTotal: true })).toBeNull();
    expect(erroTotal({ ...base, valor: 2 })).toBeNull();
  });

  it('instalments together are no more than any amount may be: sums stay exact', () => {
    expect(erroTotal({ ...base, valor: 333_333_333_333_333 })).toBeNull();
    expect(erroTotal({ ...base, valor: 333_333_333_333_334 })).toMatch(/somadas passam do limite de R\$ 9\.999/);
    expect(erroTotal({ ...base, valor: VALOR_MAXIMO, numeroParcelas: 1 })).toBeNull();
    expect(erroTotal({ ...base, valor: VALOR_MAXIMO, dividirTotal: true })).toBeNull();
  });
});

it('a first date whose last instalment would be beyond the calendar is told, before anything computes with it', () => {
  expect(erroPrimeira({ primeira: '2100-12-31', numeroParcelas: 1 })).toBeNull();
  expect(erroPrimeira({ primeira: '2071-01-31', numeroParcelas: 360 })).toBeNull();
  expect(erroPrimeira({ primeira: '2071-02-01', numeroParcelas: 360 })).toBe('Data inválida');
  expect(erroPrimeira({ primeira: '2100-12-01', numeroParcelas: 2 })).toBe('Data inválida');
});

describe('dates moved by hand', () => {
  const dates = (...datas: string[]) => erroDatas({ ...base, datas }, 'vencimento');
  it('are taken as they are', () => {
    const datas = ['2026-01-31', '2026-02-20', '2026-04-01'];
    expect(splitParcelas({ ...base, datas }).map((p) => p.data)).toEqual(datas);
    expect(dates(...datas)).toBeNull();
    expect(dates()).toBeNull();
  });
  it.each([
    [['2026-01-31', '2026-02-20'], 'Informe um vencimento para cada uma das 3 parcelas.'],
    [['2026-01-30', '2026-02-20', '2026-04-01'], 'O vencimento da primeira parcela é o primeiro vencimento.'],
    [['2026-01-31', '2026-04-01', '2026-04-01'], 'O vencimento da parcela 3 deve ser posterior ao da parcela 2.'],
    [['2026-01-31', '2026-01-01', '2026-04-01'], 'O vencimento da parcela 2 deve ser posterior ao da parcela 1.'],
  ])('%j are refused', (vencimentos, message) => {
    expect(dates(...vencimentos)).toBe(message);
  });
  it('are told as dates where the record is a revenue', () => {
    const receita = (...datas: string[]) => erroDatas({ ...base, datas }, 'data');
    expect(receita('2026-01-31', '2026-02-20')).toBe('Informe uma data para cada uma das 3 parcelas.');
    expect(receita('2026-01-31', '2026-02-20', '2026-02-20')).toBe(
      'A data da parcela 3 deve ser posterior à da parcela 2.',
    );
  });
});
