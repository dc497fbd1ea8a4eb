/**
 * One truth for numbers: over generated expenses and revenues, list, dashboard, report, analysis, projection and their
 * spreadsheets say the same sums, to the cent, on both date bases, as arithmetic by hand and as plain SQL.
 *
 * What is in the data stands in `numeros-for-tests.ts`. Source: issue 4 (One truth for numbers); spec 1 §2.8–2.17;
 * decisions §7.
 */
import { financeMonthOf, rangeOfFinanceMonth } from '@sede/domain/kernel';
import type { Prestacao } from '@sede/domain/modules/financeiro/fechamentos';
import type { Acompanhamento } from '@sede/domain/modules/financeiro/orcamento';
import type { Painel } from '@sede/domain/modules/financeiro/painel';
import { BASES, type Projecao } from '@sede/domain/modules/financeiro/projecao';
import type { Fatia } from '@sede/domain/modules/financeiro/receitas';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FinanceOffice, financeOffice } from '../financeiro.office-for-tests.ts';
import {
  aCreditar,
  aLiquidar,
  CENTROS,
  conta,
  DATAS,
  type Faixa,
  FUTURAS,
  generate,
  HOJE,
  linhasDespesas,
  linhasReceitas,
  semVencimento,
  soma,
  sum,
} from './numeros-for-tests.ts';

const SALDO = { valor: 12_345, data: '2025-12-25' };

let o: FinanceOffice;
let itens: string[];
beforeAll(async () => {
  o = await financeOffice();
  itens = await generate(o);
  await o.setting('saldoInicial', SALDO.valor);
  await o.setting('dataSaldoInicial', SALDO.data);
});
afterAll(() => o.close());

const query = (params: Record<string, string | undefined>) => {
  const given = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `?${new URLSearchParams(given)}`;
};

interface Totais {
  total: number;
  somas: { valor: number; valorLiquido?: number };
}
const totais = async (path: string, params: Record<string, string | undefined>) => {
  const { total, somas } = await o.read<Totais>(`${path}/totais${query(params)}`);
  return { quantidade: total, valor: somas.valorLiquido ?? somas.valor };
};
/** The amounts of a column of a .csv, by its heading, in centavos. */
async function coluna(path: string, titulo: string): Promise<number[]> {
  const answer = await o.ana.rest('GET', path);
  expect(answer.status, path).toBe(200);
  const [head = '', ...lines] = answer.bytes
    .toString()
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  const at = head.split(';').indexOf(titulo);
  expect(at, head).toBeGreaterThanOrEqual(0);
  return lines.map((line) => Number((line.split(';')[at] ?? '').replace(/[.,]/g, '')));
}

const faixa: fc.Arbitrary<Faixa> = fc
  .tuple(fc.constantFrom(...DATAS, ...FUTURAS), fc.constantFrom(...DATAS, ...FUTURAS), fc.integer({ min: 0, max: 3 }))
  .map(([a, b, open]) => {
    const [inicio, fim] = a < b ? [a, b] : [b, a];
    return { ...(open === 1 ? {} : { inicio }), ...(open === 2 ? {} : { fim }) } as Faixa;
  });

describe('one truth for numbers', () => {
  it.each(BASES)('of a range: list, report, its spreadsheet and the three analyses, base %s', async (base) => {
    await fc.assert(
      fc.asyncProperty(faixa, async (range) => {
        const want = conta(linhasDespesas(base), range);
        expect(await totais('/relatorio-despesas', { ...range, base })).toEqual(want);
        if (base === 'data') expect(await totais('/despesas', { ...range })).toEqual(want);
        const csv = await coluna(`/relatorio-despesas/exportar${query({ ...range, base, formato: 'csv' })}`, 'Valor');
        expect([csv.length, sum(csv)]).toEqual([want.quantidade, want.valor]);
        for (const campo of ['itemDespesa', 'tipoDespesa', 'centroCusto']) {
          const { fatias, ...whole } = await o.read<{ fatias: Fatia[]; quantidade: number; valor: number }>(
            `/analise${query({ ...range, base, campo })}`,
          );
          expect(whole).toEqual(want);
          expect(fatias.length).toBeLessThanOrEqual(31);
        }
      }),
      { numRuns: 12, seed: 4 },
    );
  });

  it.each(BASES)('of a slice: its lines, and those of Outros, base %s', async (base) => {
    const { fatias } = await o.read<{ fatias: Fatia[] }>(`/analise${query({ base })}`);
    const outros = fatias.at(-1);
    expect([fatias.length, outros?.id]).toEqual([31, null]);
    const ids = fatias.flatMap(({ id }) => id ?? []);
    expect(await totais('/relatorio-despesas', { base, excetoItens: ids.join(',') })).toEqual({
      quantidade: outros?.quantidade,
      valor: outros?.valor,
    });
    const byHand = linhasDespesas(base).filter(({ item }) => itens[item] === ids[0]);
    expect(await totais('/relatorio-despesas', { base, idItemDespesa: ids[0] })).toEqual(conta(byHand));
    expect(fatias[0]).toMatchObject(conta(byHand));
    const { fatias: centros } = await o.read<{ fatias: Fatia[] }>(`/analise${query({ base, campo: 'centroCusto' })}`);
    for (const { id, quantidade, valor } of centros) {
      const lines = linhasDespesas(base).filter(({ centro }) => CENTROS[centro] === id);
      expect({ quantidade, valor }).toEqual(conta(lines));
    }
  });

  it('of the cards: each the list that it opens', async () => {
    const { vencidas, hoje, proximos, semVencimento: faltam } = await o.read<Painel>('/painel');
    expect([vencidas.fim, proximos.inicio, proximos.fim]).toEqual(['2026-11-19', '2026-11-21', '2026-11-27']);
    for (const { quantidade, valor, ...range } of [vencidas, hoje, proximos]) {
      expect({ quantidade, valor }).toEqual(conta(aLiquidar(), range));
      expect(await totais('/despesas', { ...range, naoLiquidadas: 'sim' })).toEqual({ quantidade, valor });
      expect(quantidade).toBeGreaterThan(0);
    }
    expect(vencidas.inicio).toBe(
      aLiquidar()
        .map(({ dia }) => dia)
        .sort()[0],
    );
    expect(faltam).toBe(semVencimento());
    expect(await o.read('/painel/qualidade')).toEqual({
      semVencimento: faltam,
      despesasAConferir: 0,
      receitasAConferir: 0,
      entradasAConferir: 0,
    });
    expect(faltam).toBeGreaterThan(0);
  });

  it.each(BASES)('of the dashboard’s pie and bars: the lists that they open, base %s', async (base) => {
    await fc.assert(
      fc.asyncProperty(faixa, async (range) => {
        const { pizza, meses } = await o.read<Painel>(`/painel${query({ ...range, base })}`);
        expect(pizza.liquidadas).toEqual(conta(linhasDespesas(base, 'liquidadas'), range));
        expect(pizza.aLiquidar).toEqual(conta(aLiquidar(), range));
        expect(await totais('/relatorio-despesas', { ...range, base, naoLiquidadas: 'nao' })).toEqual(pizza.liquidadas);
        expect(await totais('/despesas', { ...range, naoLiquidadas: 'sim' })).toEqual(pizza.aLiquidar);
        for (const { mes, receitas: bar, liquidadas, aLiquidar: open, saldo, ...month } of meses) {
          expect(month).toEqual(rangeOfFinanceMonth(mes));
          const expected = [...linhasReceitas(base), ...(base === 'data' ? aCreditar() : [])];
          expect([mes, bar]).toEqual([mes, soma(expected, month)]);
          expect(liquidadas).toBe(soma(linhasDespesas(base, 'liquidadas'), month));
          expect(open).toBe(base === 'data' ? soma(aLiquidar(), month) : 0);
          expect(saldo).toBe(bar - liquidadas - open);
        }
        const last = meses.at(-1);
        const ends = { inicio: last?.inicio, fim: last?.fim };
        const list = base === 'data' ? '/receitas/totais' : '/receitas/lancamentos';
        const { somas } = await o.read<Totais>(`${list}${query({ ...ends, ...(base === 'caixa' ? { base } : {}) })}`);
        expect(somas.valorLiquido ?? somas.valor).toBe(last?.receitas);
      }),
      { numRuns: 10, seed: 5 },
    );
  });

  it.each(BASES)('of the projection: months, totals, running balance and spreadsheet, base %s', async (base) => {
    const projecao = await o.read<Projecao>(`/projecao?base=${base}`);
    const partes = {
      creditadas: linhasReceitas(base),
      aCreditar: aCreditar(),
      liquidadas: linhasDespesas(base, 'liquidadas'),
      aLiquidar: aLiquidar(),
    };
    let acumulado = SALDO.valor;
    const lows: number[] = [];
    for (const { ano, meses, total } of projecao.anos) {
      expect(meses).toHaveLength(12);
      for (const one of meses) {
        const range = rangeOfFinanceMonth(one.mes);
        for (const [parte, lines] of Object.entries(partes)) {
          expect([one.mes, parte, one[parte as keyof typeof partes]]).toEqual([one.mes, parte, soma(lines, range)]);
        }
        const saldoDe = (r: Faixa) =>
          soma(partes.creditadas, r) +
          soma(partes.aCreditar, r) -
          soma(partes.liquidadas, r) -
          soma(partes.aLiquidar, r);
        expect(one.saldo).toBe(saldoDe(range));
        if (range.fim < SALDO.data) {
          expect(one.acumulado).toBeNull();
        } else {
          acumulado += saldoDe({ ...range, inicio: range.inicio < SALDO.data ? SALDO.data : range.inicio });
          expect([one.mes, one.acumulado]).toEqual([one.mes, acumulado]);
        }
        if (one.mes >= financeMonthOf(HOJE)) lows.push(one.acumulado ?? Number.NaN);
      }
      expect(total.saldo).toBe(sum(meses.map(({ saldo }) => saldo)));
      const csv = `/projecao/exportar${query({ base, ano: String(ano), formato: 'csv' })}`;
      expect(await coluna(csv, 'Saldo do mês')).toEqual([...meses.map(({ saldo }) => saldo), total.saldo]);
    }
    expect(projecao.anos.map(({ ano }) => ano)).toContain(2028);
    expect(projecao.menor?.valor).toBe(Math.min(...lows));
    const week = { inicio: '2026-11-21', fim: '2026-11-27' };
    expect(projecao.proximos).toEqual({
      ...week,
      aPagar: soma(aLiquidar(), week),
      aReceber: soma(aCreditar(), week),
      saldo: soma(aCreditar(), week) - soma(aLiquidar(), week),
    });
  });

  it('of the account of a period: its totals, and the lines of each kind that they open', async () => {
    await fc.assert(
      fc.asyncProperty(faixa, async (range) => {
        const { caixa, vencimento, orcamento } = await o.read<Prestacao>(
          `/fechamentos/prestacao${query({ ...range })}`,
        );
        expect(vencimento.despesas).toEqual(conta(linhasDespesas('data'), range));
        expect(vencimento.receitas).toEqual(conta([...linhasReceitas('data'), ...aCreditar()], range));
        expect(await totais('/receitas', { ...range })).toEqual(vencimento.receitas);
        expect(caixa.pagamentos.valor - caixa.estornosDeDespesas.valor).toBe(soma(linhasDespesas('caixa'), range));
        expect(caixa.creditos.valor - caixa.estornosDeReceitas.valor).toBe(soma(linhasReceitas('caixa'), range));
        const kinds = { credito: 'creditos', pagamento: 'pagamentos' } as const;
        const back = { estorno_receita: 'estornosDeReceitas', estorno_despesa: 'estornosDeDespesas' } as const;
        for (const [lancamento, figura] of Object.entries({ ...kinds, ...back })) {
          const { total, somas } = await o.read<Totais>(
            `/fechamentos/prestacao/lancamentos${query({ ...range, lancamento })}`,
          );
          const point = { quantidade: total, valor: Math.abs(somas.valor) };
          expect([figura, point]).toEqual([figura, caixa[figura]]);
        }
        if (orcamento) expect(orcamento.realizado).toBe(soma(linhasDespesas('caixa'), orcamento));
      }),
      { numRuns: 8, seed: 6 },
    );
  });

  it('of the follow-up by cash: each amount is the report of its centre and item', async () => {
    const { inicio, fim, linhas } = await o.read<Acompanhamento>('/orcamento?ano=2026&de=1&ate=12&base=caixa');
    const paid = linhas.filter(({ realizado }) => realizado !== 0);
    expect(sum(paid.map(({ realizado }) => realizado))).toBe(soma(linhasDespesas('caixa'), { inicio, fim }));
    expect(paid.length).toBeGreaterThan(20);
    for (const { centroCusto, idItemDespesa, realizado } of paid.slice(0, 12)) {
      const line = { inicio, fim, base: 'caixa', centroCusto, idItemDespesa };
      expect((await totais('/relatorio-despesas', line)).valor).toBe(realizado);
    }
  });

  it('of everything: plain SQL says it too', async () => {
    const [row] = await o.app.rows<Record<string, string>>(
      `select (select sum(valor - coalesce(valor_estorno, 0)) from despesas where data_vencimento is not null and not excluido)::text as vencimento,
        (select sum(coalesce(valor_pago, 0) - coalesce(valor_estorno, 0)) from despesas where data_vencimento is not null and not excluido)::text as caixa`,
    );
    expect((await totais('/relatorio-despesas', { base: 'data' })).valor).toBe(Number(row?.vencimento));
    expect((await totais('/relatorio-despesas', { base: 'caixa' })).valor).toBe(Number(row?.caixa));
  });

  it('follows a change of the finance month’s days', async () => {
    await o.setting('periodoFinanceiro', { inicio: 1, fim: 31 });
    await expect
      .poll(async () => (await o.read<Projecao>('/projecao')).anos[0]?.meses[1]?.inicio, { timeout: 15_000 })
      .toBe('2024-02-01');
    const { anos } = await o.read<Projecao>('/projecao');
    for (const { meses } of anos) {
      for (const { inicio, fim, aLiquidar: open } of meses) expect(open).toBe(soma(aLiquidar(), { inicio, fim }));
    }
    await o.app.rows("delete from configuracoes where chave = 'periodoFinanceiro'");
  });
});

describe('who may ask, and how', () => {
  it('finance reads and exports; others do not; a senseless question is refused', async () => {
    for (const path of ['/painel', '/analise', '/projecao', '/relatorio-despesas', '/projecao/exportar']) {
      expect([path, (await o.vera.rest('GET', path)).status]).toEqual([path, 200]);
      expect([path, (await o.eva.rest('GET', path)).status]).toEqual([path, 403]);
    }
    for (const path of [
      '/painel?inicio=2026-11-21&fim=2026-11-20',
      '/painel?base=dia',
      '/analise?campo=cor',
      '/projecao?ano=2026',
      '/relatorio-despesas?inicio=2026-11-21&fim=2026-11-20',
    ]) {
      expect([path, (await o.ana.rest('GET', path)).status]).toEqual([path, 400]);
    }
  });

  it('the spreadsheets carry the names of the spec and say the basis', async () => {
    const { headers } = await o.ana.rest('GET', '/projecao/exportar?base=caixa');
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain('projecao geral.xlsx');
    const { headers: report } = await o.ana.rest('GET', '/relatorio-despesas/exportar');
    expect(String(report['content-disposition'])).toContain('despesas.xlsx');
  });
});
