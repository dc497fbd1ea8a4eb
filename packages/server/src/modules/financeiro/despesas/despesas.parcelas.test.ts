/** One instalment, or it and the later ones that are not settled: what a change and a removal reach. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import type { Seen } from '../financeiro.office-for-tests.ts';
import { type Office, office, PAGAMENTO } from './despesas-for-tests.ts';

let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());
beforeEach(() => o.clear());

const LATER = { escopo: 'esta_e_seguintes' };
const plan = (over: object = {}) => o.instalments(4, { dataVencimento: '2026-12-31', ...over });
const all = async () => (await o.list('?ordem=parcela')).itens;
const values = async () => (await all()).map(({ valor }) => valor);
const dates = async () => (await all()).map(({ dataVencimento }) => dataVencimento);
/** By its present version. */
const change = async ({ id }: Pick<Seen, 'id'>, body: object) => o.change<Refusal>(await o.get(id), body);

describe('a change', () => {
  it('reaches one alone by default', async () => {
    const [, second] = await plan();
    expect((await o.change(second, { valor: 1 })).body.alteradas).toBe(1);
    expect(await values()).toEqual([100_00, 1, 100_00, 100_00]);
  });

  it('reaches the later ones too, neither the earlier nor the settled', async () => {
    const [, second, third] = await plan();
    await o.done('liquidar', third, PAGAMENTO);
    expect((await o.change(second, { valor: 1, ...LATER })).body.alteradas).toBe(2);
    expect(await values()).toEqual([100_00, 1, 100_00, 1]);
  });

  it('voids the approval of each that it reaches', async () => {
    const rows = await plan();
    for (const [who, verb] of [
      [o.ana, 'solicitar-aprovacao'],
      [o.carla, 'aprovar'],
      [o.davi, 'aprovar'],
    ] as const)
      await o.actNow(who, verb, rows);
    await change(rows[1], { valor: 1, ...LATER });
    expect((await all()).map(({ situacao }) => situacao)).toEqual(['Aprovada', null, null, null]);
  });

  it('leaves each its own event while another field changes', async () => {
    const [first, , third] = await plan();
    await change(third, { relacaoEvento: true, idEvento: o.idEvento });
    await change(first, { descricao: 'Nova descrição', ...LATER });
    expect(await o.get(third.id)).toMatchObject({ idEvento: o.idEvento, descricao: 'Nova descrição' });
    const other = await o.evento('Encontro');
    await change(first, { relacaoEvento: true, idEvento: other, ...LATER });
    const read = await Promise.all((await all()).map(({ id }) => o.get(id)));
    expect(read.map(({ idEvento }) => idEvento)).toEqual(Array(4).fill(other));
  });
});

describe('a new due day', () => {
  it('moves the later ones month by month, also onto days where sisters stood', async () => {
    const [, second] = await plan();
    const forth = await change(second, { dataVencimento: '2027-02-28', ...LATER });
    expect(forth.status, JSON.stringify(forth.body)).toBe(200);
    expect(await dates()).toEqual(['2026-12-31', '2027-02-28', '2027-03-28', '2027-04-28']);
    expect((await change(second, { dataVencimento: '2027-01-31', ...LATER })).status).toBe(200);
    expect(await dates()).toEqual(['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31']);
  });

  it('is refused where a settled sister keeps the day, and then nothing moves', async () => {
    const [, second, third] = await plan();
    await o.done('liquidar', third, PAGAMENTO);
    const before = await dates();
    const answer = await change(second, { dataVencimento: third.dataVencimento, ...LATER });
    expect(answer).toMatchObject({ status: 409, body: { code: 'despesas.duplicada' } });
    expect(await dates()).toEqual(before);
  });

  it('works where the sisters stand in another order than their numbers', async () => {
    const [first, second, , fourth] = await plan({ dataVencimento: '2026-01-10' });
    await change(second, { dataVencimento: '2026-08-10' });
    await change(second, { dataVencimento: '2026-04-12' });
    await change(fourth, { dataVencimento: '2026-02-10' });
    const { status, body } = await change(first, { dataVencimento: '2026-02-10', ...LATER });
    expect([status, body.code]).toEqual([200, undefined]);
    expect(await dates()).toEqual(['2026-02-10', '2026-03-10', '2026-04-10', '2026-05-10']);
  });

  it('on the 31st keeps to the month ends, counted from the new day', async () => {
    const [first] = await plan({ dataVencimento: '2026-01-15' });
    await change(first, { dataVencimento: '2026-01-31', ...LATER });
    expect(await dates()).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
  });

  it('beyond the calendar is refused at its field', async () => {
    const [first] = await plan();
    const { status, body } = await change(first, { dataVencimento: '2100-11-01', ...LATER });
    expect([status, body.data.campos]).toEqual([400, { dataVencimento: 'Data inválida' }]);
  });

  it('that is the old one voids nothing of an approval', async () => {
    const [first, second] = await plan();
    await o.actNow(o.ana, 'solicitar-aprovacao', [second]);
    await change(first, { dataVencimento: first.dataVencimento, descricao: 'x', ...LATER });
    expect((await o.get(second.id)).situacao).toBe('Aguardando aprovação');
  });
});

describe('a removal', () => {
  it('takes the later open ones and keeps their whole last state in the audit', async () => {
    const [first, second, third, fourth] = await plan();
    await o.done('liquidar', third, PAGAMENTO);
    const answer = await o.remove(second, LATER);
    expect(answer.body.excluidas.toSorted()).toEqual([second.id, fourth.id].sort());
    expect((await all()).map(({ id }) => id)).toEqual([first.id, third.id]);
    expect((await o.audit(fourth.id)).find(({ acao }) => acao === 'excluir')?.antes).toMatchObject({
      id: fourth.id,
      valor: 100_00,
      parcela: '4/4',
      numero_documento: fourth.numeroDocumento,
    });
  });
});
