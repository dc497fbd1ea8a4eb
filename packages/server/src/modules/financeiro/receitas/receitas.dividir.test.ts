/** Registering a total of a revenue divided into instalments, and dates moved before saving: all or none. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type ReceitasOffice, receitasOffice } from './receitas-for-tests.ts';

let o: ReceitasOffice;
beforeAll(async () => {
  o = await receitasOffice();
});
afterAll(() => o.close());
beforeEach(() => o.clear());

const three = { numeroParcelas: 3, data: '2026-12-31' };

describe('a total divided', () => {
  it('is registered to the cent, the extra ones first, and says 1/3 to 3/3', async () => {
    await o.ids({ ...three, valor: 1000_00, dividirTotal: true });
    const { itens, somas } = await o.list('?ordem=parcela');
    expect(itens.map(({ parcela, valor, data }) => [parcela, valor, data])).toEqual([
      ['1/3', 333_34, '2026-12-31'],
      ['2/3', 333_33, '2027-01-31'],
      ['3/3', 333_33, '2027-02-28'],
    ]);
    expect(somas?.valor).toBe(1000_00);
  });

  it.each([
    [{ valor: 2, dividirTotal: true }],
    // Together more than any amount may be.
    [{ valor: 999_999_999_999_999 }],
  ])('%j is refused at the amount, and nothing is written', async (over) => {
    const { status, body } = await o.register<Refusal>({ ...three, ...over });
    expect(status).toBe(400);
    expect(Object.keys(body.data.campos ?? {})).toEqual(['valor']);
    expect((await o.list()).itens).toEqual([]);
  });
});

describe('dates moved by hand', () => {
  it('are those of the instalments', async () => {
    const datas = ['2026-12-31', '2027-01-15', '2027-03-01'];
    await o.ids({ ...three, datas });
    expect((await o.list('?ordem=parcela')).itens.map((r) => r.data)).toEqual(datas);
  });

  it.each([
    [['2026-12-31', '2027-01-15']],
    [['2026-12-30', '2027-01-15', '2027-03-01']],
    [['2026-12-31', '2027-03-01', '2027-03-01']],
  ])('%j are refused whole', async (datas) => {
    const { status, body } = await o.register<Refusal>({ ...three, datas });
    expect(status).toBe(400);
    expect(Object.keys(body.data.campos ?? {})).toEqual(['datas']);
    expect((await o.list()).itens).toEqual([]);
  });
});
