/** The duplicate radar: look-alikes are refused until a reason is given, which is stored. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type Office, office, PAGAMENTO } from './despesas-for-tests.ts';

const BOLETO = '23793381286008301352856000063307789840000150000';
const NOT_CONFIRMED = { confirmacaoDuplicidade: undefined };
const YES = { confirmacaoDuplicidade: { motivo: 'Outro mês de referência' } };
type Told = Refusal & { data: { parecidas: { id: string; por: string[]; liquidada: boolean }[] } };

let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());
beforeEach(() => o.clear());

const save = (over: object) => o.register<Told>({ ...NOT_CONFIRMED, ...over });

describe('saving what looks like another', () => {
  it.each([
    ['the same amount on the same day', {}, ['valor']],
    ['the same amount three weeks later', { dataVencimento: '2026-12-16' }, ['valor']],
    ['the same amount three weeks before', { dataVencimento: '2026-11-04' }, ['valor']],
    ['the document with other zeros and signs', { valor: 1, numeroDocumento: 'nf 12/7' }, ['documento']],
    ['both', { dataVencimento: '2026-11-26', numeroDocumento: 'NF0012.0007' }, ['valor', 'documento']],
    ['the boleto', { valor: 2, boleto: BOLETO, dataVencimento: '2027-11-25' }, ['boleto']],
  ])('%s is told with the other one, and nothing is written', async (_what, over, por) => {
    const first = await o.one({ numeroDocumento: 'NF-0012/007', boleto: BOLETO });
    const numero = por.includes('documento') && por.includes('valor') ? { numeroDocumento: 'NF-12-07' } : {};
    const { status, body } = await save({ ...over, ...numero });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'despesas.parecida' });
    expect(body.data.parecidas).toMatchObject([{ id: first.id, por, liquidada: false }]);
    expect((await o.list()).itens).toHaveLength(1);
  });

  it.each([
    ['another amount', { valor: 100_01 }],
    ['the amount a month later', { dataVencimento: '2026-12-25' }],
    ['the amount a month later, on the Monday after', { dataVencimento: '2026-12-28' }],
    ['the amount 30 days before', { dataVencimento: '2026-10-26' }],
    ['the amount in February', { dataVencimento: '2027-02-25' }],
    ['another number', { valor: 1, numeroDocumento: 'NF-1207' }],
  ])('%s is another expense', async (_what, over) => {
    await o.one({ numeroDocumento: 'NF-0012/70' });
    expect((await save(over)).status).toBe(200);
  });

  it.each([
    ['30 days later', '2026-12-25', 409],
    ['31 days later', '2026-12-26', 200],
    ['30 days before', '2026-10-26', 409],
  ])('under another item, what is regular of one is told: %s', async (_when, dataVencimento, status) => {
    await o.one();
    const idItemDespesa = await o.item(`Cartazes ${dataVencimento}`);
    expect((await save({ idItemDespesa, dataVencimento })).status).toBe(status);
  });

  it.each([
    ['000.743.234', '743234'],
    ['743.234', '000743234'],
    ['NF 000/15', 'nf-15'],
  ])('the document %s is %s', async (one, other) => {
    await o.one({ numeroDocumento: one });
    const { status, body } = await save({ valor: 1, numeroDocumento: other });
    expect([status, body.data?.parecidas.map(({ por }) => por)]).toEqual([409, [['documento']]]);
  });

  it('a document without a digit numbers nothing', async () => {
    await o.one({ numeroDocumento: 'S/N' });
    expect((await save({ valor: 1, numeroDocumento: 'sn' })).status).toBe(200);
  });

  it('of another beneficiary is another expense', async () => {
    await o.one();
    const idBeneficiario = await o.beneficiario({ nomeBeneficiario: 'Outra gráfica' });
    expect((await save({ idBeneficiario })).status).toBe(200);
  });

  it('goes on with the reason, which is kept and stands in the history', async () => {
    await o.one();
    const { status, body } = await o.register({ ...YES });
    expect(status).toBe(200);
    const id = body.ids[0] as string;
    expect((await o.get(id)).motivoDuplicidade).toBe('Outro mês de referência');
    expect((await o.audit(id))[0]?.depois).toMatchObject({ motivo_duplicidade: 'Outro mês de referência' });
  });

  it('keeps no reason where nothing is alike', async () => {
    expect((await o.one(YES)).motivoDuplicidade).toBeNull();
  });

  it('sister instalments are no duplicates, and each is compared by its own day and amount', async () => {
    expect((await save({ numeroParcelas: 3, dataVencimento: '2026-12-05' })).status).toBe(200);
    const { body } = await save({ numeroParcelas: 2, dataVencimento: '2026-09-10', valor: 100_00 });
    expect(body).toEqual(expect.objectContaining({ ids: expect.any(Array) }));
    const late = await save({ numeroParcelas: 2, dataVencimento: '2027-02-10' });
    expect(late.status).toBe(409);
  });

  it('two identical saves at one moment: the second is told that it is one, not that it looks like one', async () => {
    const same = { ...NOT_CONFIRMED, numeroDocumento: 'NF-77' };
    const answers = await Promise.all([o.ana, o.bruno].map((who) => o.register<Told>(same, who)));
    const codes = answers.map(({ status, body }) => (status === 200 ? 'saved' : body.code));
    expect(codes.sort()).toEqual(['despesas.duplicada', 'saved']);
  });

  it('two people at one moment: one is told', async () => {
    const answers = await Promise.all([o.ana, o.bruno].map((who) => o.register<Told>(NOT_CONFIRMED, who)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await o.list()).itens).toHaveLength(1);
  });
});

describe('a change', () => {
  it('is asked about what it newly resembles only', async () => {
    await o.one();
    const other = await o.one();
    expect((await o.change(other, { dataVencimento: '2026-11-26' })).status).toBe(200);
    const third = await o.one({ valor: 5_00 });
    const refused = await o.change<Told>(third, { valor: 100_00 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'despesas.parecida' } });
    expect(refused.body.data.parecidas).toHaveLength(2);
    expect((await o.change(third, { valor: 100_00, ...YES })).status).toBe(200);
    expect((await o.get(third.id)).motivoDuplicidade).toBe('Outro mês de referência');
  });
});

describe('settling', () => {
  /** Two look-alikes without a confirmation, as an import may bring them. */
  const pair = async () => {
    const two = [await o.one(), await o.one()] as const;
    await o.app.rows('update despesas set motivo_duplicidade = null');
    const seen = await Promise.all(two.map(({ id }) => o.get(id)));
    return seen as [(typeof seen)[number], (typeof seen)[number]];
  };

  it('what is paid already is asked about, and goes on with the reason', async () => {
    const [first, second] = await pair();
    await o.done('liquidar', first, PAGAMENTO);
    const refused = await o.actOn<Told>(o.ana, 'liquidar', second, PAGAMENTO);
    expect(refused).toMatchObject({ status: 409, body: { code: 'despesas.parecida' } });
    expect(refused.body.data.parecidas).toMatchObject([{ id: first.id, liquidada: true }]);
    const settled = await o.done('liquidar', second, { ...PAGAMENTO, ...YES });
    expect(settled).toMatchObject({ statusVencimento: 'liquidada', motivoDuplicidade: 'Outro mês de referência' });
  });

  it('compares the days of payment, not the due dates', async () => {
    const first = await o.one({ dataVencimento: '2026-08-10', ...YES });
    const second = await o.one({ dataVencimento: '2026-09-25', ...YES });
    await o.app.rows('update despesas set motivo_duplicidade = null');
    await o.done('liquidar', await o.get(first.id), PAGAMENTO);
    const refused = await o.actOn<Told>(o.ana, 'liquidar', await o.get(second.id), PAGAMENTO);
    expect([refused.status, refused.body.data?.parecidas.map(({ id }) => id)]).toEqual([409, [first.id]]);
  });

  it('of one item, due a month apart, both are paid on one day without a question', async () => {
    const [first, second] = [
      await o.one({ dataVencimento: '2026-09-10' }),
      await o.one({ dataVencimento: '2026-10-12' }),
    ];
    for (const { id } of [first, second]) await o.done('liquidar', await o.get(id), PAGAMENTO);
  });

  it('of many settles one of the two and tells the other', async () => {
    const seen = await pair();
    const { feitas, recusadas } = await o.actNow(o.ana, 'liquidar', seen, PAGAMENTO);
    expect(feitas).toHaveLength(1);
    expect(recusadas).toMatchObject([{ code: 'despesas.parecida' }]);
  });

  it('does not ask again where one was confirmed when it was saved', async () => {
    const [first, second] = [await o.one(), await o.one()];
    await o.done('liquidar', second, PAGAMENTO);
    await o.done('liquidar', first, PAGAMENTO);
  });
});
