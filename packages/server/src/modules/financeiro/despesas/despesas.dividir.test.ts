/** Registering a total divided into instalments, and due dates moved before saving: all or none. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type Office, office } from './despesas-for-tests.ts';

let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());
beforeEach(() => o.clear());

const three = { numeroParcelas: 3, dataVencimento: '2026-12-31' };

describe('a total divided', () => {
  it('is registered to the cent, the extra ones first', async () => {
    await o.ids({ ...three, valor: 1000_00, dividirTotal: true });
    const { itens, somas } = await o.list('?ordem=parcela');
    expect(itens.map(({ valor }) => valor)).toEqual([333_34, 333_33, 333_33]);
    expect(somas?.valor).toBe(1000_00);
  });

  it('below a cent each is refused at the amount, and nothing is written', async () => {
    const { status, body } = await o.register<Refusal>({ ...three, valor: 2, dividirTotal: true });
    expect(status).toBe(400);
    expect(body.data.campos).toHaveProperty('valor');
    expect((await o.list()).itens).toEqual([]);
  });
});

describe('due dates moved by hand', () => {
  it('are those of the instalments', async () => {
    const vencimentos = ['2026-12-31', '2027-01-15', '2027-03-01'];
    await o.ids({ ...three, vencimentos });
    expect((await o.list('?ordem=parcela')).itens.map((d) => d.dataVencimento)).toEqual(vencimentos);
  });

  it.each([
    [['2026-12-31', '2027-01-15']],
    [['2026-12-30', '2027-01-15', '2027-03-01']],
    [['2026-12-31', '2027-03-01', '2027-03-01']],
  ])('%j are refused whole', async (vencimentos) => {
    const { status, body } = await o.register<Refusal>({ ...three, vencimentos });
    expect(status).toBe(400);
    expect(body.data.campos).toHaveProperty('vencimentos');
    expect((await o.list()).itens).toEqual([]);
  });

  it('meet the duplicate rule each on its own day: one that exists refuses all', async () => {
    await o.ids({ numeroDocumento: 'A1', dataVencimento: '2027-01-15' });
    const vencimentos = ['2026-12-31', '2027-01-15', '2027-03-01'];
    const { status, body } = await o.register<Refusal>({ ...three, vencimentos, numeroDocumento: 'A1' });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'despesas.duplicada' });
    expect((await o.list()).itens).toHaveLength(1);
  });
});
