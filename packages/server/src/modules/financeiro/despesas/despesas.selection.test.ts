import type { Despesa } from '@sede/domain/modules/financeiro/despesas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type Feito, many } from '../financeiro.office-for-tests.ts';
import { type Office, office, PAGAMENTO } from './despesas-for-tests.ts';

let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());
beforeEach(() => o.clear());

interface Selecao {
  total: number;
  somas: { valor: number; valorLiquido: number };
  marca: string;
}
const FILTRO = { inicio: '2026-11-01', fim: '2026-11-30' };
const NADA = '0'.repeat(64);
const query = (filtro: object) => new URLSearchParams(filtro as Record<string, string>).toString();
/** What somebody sees of a filter, as the body of an operation on it. */
async function seen(filtro: object = FILTRO, who = o.ana, path = '/despesas/selecao') {
  const { status, body } = await who.rest<Selecao>('GET', `${path}?${query(filtro)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return { filtro, esperadas: body.total, marca: body.marca };
}
const waiting = (who: TestPerson, filtro: object = FILTRO) => seen(filtro, who, '/despesas/pendentes/selecao');

/** The same expense so many times again, under other document numbers. */
const copies = (id: string, count: number) =>
  o.app.rows(
    `insert into despesas (id, id_item_despesa, tipo_despesa, centro_custo, descricao, id_beneficiario, valor,
       data_vencimento, meio_pagamento, tipo_documento, numero_documento)
     select gen_random_uuid(), id_item_despesa, tipo_despesa, centro_custo, descricao, id_beneficiario, valor,
       data_vencimento, meio_pagamento, tipo_documento, 'N' || i
     from despesas, generate_series(1, $2::int) i where id = $1`,
    [id, count],
  );

describe('a selection', () => {
  it('counts and sums what the filter matches, and is the same as long as nothing changes', async () => {
    await o.ids({ numeroParcelas: 3, dataVencimento: '2026-11-10' });
    await o.ids();
    const one = await o.ana.rest<Selecao>('GET', `/despesas/selecao?${query(FILTRO)}`);
    expect(one.body).toEqual({ total: 2, somas: { valor: 200_00, valorLiquido: 200_00 }, marca: one.body.marca });
    expect((await seen()).marca).toBe(one.body.marca);
  });

  it('of more than 10.000 is refused in words', async () => {
    const first = await o.one();
    await copies(first.id, 10_000);
    const refused = await o.ana.rest<Refusal>('GET', '/despesas/selecao');
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      422,
      'plataforma.selecao_grande',
      'São no máximo 10.000 por vez. Restrinja o filtro.',
    ]);
  });
});

describe('acting on all that a filter matches', () => {
  it('asks approval of what was seen; what it cannot be asked of is refused with its reason', async () => {
    const [nova, outra, pedida] = [await o.one(), await o.one(), await o.asked()];
    const fora = await o.one({ dataVencimento: '2026-12-25' });
    const { status, body } = await o.act<Feito>(o.ana, 'solicitar-aprovacao', await seen());
    expect([status, body.feitas.toSorted()]).toEqual([200, [nova.id, outra.id].sort()]);
    expect(body.recusadas).toEqual([
      { id: pedida.id, code: 'despesas.estado', message: 'A aprovação já foi solicitada.' },
    ]);
    expect((await o.get(fora.id)).situacao).toBeNull();
  });

  it.each([
    ['a row more', () => o.one()],
    ['a row less', (row: Despesa) => o.remove(row)],
    ['a row changed', (row: Despesa) => o.change(row, { valor: 1 })],
    [
      'another row in the place of one',
      async (row: Despesa) => {
        await o.change(row, { dataVencimento: '2027-01-01' });
        await o.one();
      },
    ],
  ])('after %s is refused whole, and nothing is done', async (_name, change) => {
    const [row] = [await o.one(), await o.one()];
    const body = await seen();
    await change(row);
    const refused = await o.act<Refusal>(o.ana, 'solicitar-aprovacao', body);
    expect([refused.status, refused.body.code]).toEqual([409, 'plataforma.selecao_mudou']);
    expect(refused.body.message).toContain('mudaram desde que foram vistos');
    expect((await o.list('?situacao=aguardando')).total).toBe(0);
  });

  it('another number than was seen is refused too', async () => {
    await o.one();
    const refused = await o.act<Refusal>(o.ana, 'solicitar-aprovacao', { ...(await seen()), esperadas: 2 });
    expect(refused.body.code).toBe('plataforma.selecao_mudou');
  });

  it('two approve the same filter: the approval of the one does not stop the other', async () => {
    const asked = [await o.asked(), await o.asked()];
    const [carla, davi] = [await waiting(o.carla), await waiting(o.davi)];
    expect((await o.act<Feito>(o.carla, 'aprovar', carla)).body.feitas).toHaveLength(2);
    const second = await o.act<Feito & Refusal>(o.davi, 'aprovar', davi);
    expect([second.status, second.body.feitas?.length]).toEqual([200, 2]);
    for (const { id } of asked) expect((await o.get(id)).situacao).toBe('Aprovada');
  });

  it('a denial of a filter does not pass over an approval given since', async () => {
    const asked = await o.asked();
    const body = { ...(await waiting(o.davi)), motivo: 'Sem nota.' };
    await o.act(o.carla, 'aprovar', many(asked));
    const refused = await o.act<Refusal>(o.davi, 'negar', body);
    expect([refused.status, refused.body.code]).toEqual([409, 'plataforma.selecao_mudou']);
    expect((await o.get(asked.id)).situacao).toBe('Aguardando aprovação');
    const again = { ...(await waiting(o.davi)), motivo: 'Sem nota.' };
    expect((await o.act<Feito>(o.davi, 'negar', again)).body.feitas).toEqual([asked.id]);
  });

  it('goes on in steps of 500, and stops where the rest is not what was seen any more', async () => {
    const first = await o.one();
    await copies(first.id, 1100);
    const whole = await seen();
    const one = await o.act<Feito>(o.ana, 'solicitar-aprovacao', whole);
    expect([one.body.feitas.length, one.body.restam?.esperadas]).toEqual([500, 601]);
    const two = await o.act<Feito>(o.ana, 'solicitar-aprovacao', { filtro: whole.filtro, ...one.body.restam });
    expect([two.body.feitas.length, two.body.restam?.esperadas]).toEqual([500, 101]);
    const [left] = await o.app.rows<{ id: string; versao: number }>(
      'select id, versao from despesas where situacao is null order by id desc limit 1',
    );
    if (!left) throw new Error('something is left');
    await o.change(left, { descricao: 'Outra' });
    const late = await o.act<Refusal>(o.ana, 'solicitar-aprovacao', { filtro: whole.filtro, ...two.body.restam });
    expect(late.body.code).toBe('plataforma.selecao_mudou');
    expect((await o.list('?situacao=aguardando')).total).toBe(1000);
  });

  it('withdraws all that waits; the search narrows too', async () => {
    const [a, b] = [await o.asked({ descricao: 'Passagens' }), await o.asked()];
    const body = await waiting(o.ana, { busca: 'passagens' });
    expect((await o.act<Feito>(o.ana, 'retirar-solicitacao', body)).body.feitas).toEqual([a.id]);
    expect((await o.get(b.id)).situacao).toBe('Aguardando aprovação');
  });

  it.each([
    [{}, 'ids'],
    [{ ids: [] }, 'ids'],
    [{ ids: 'x' }, 'ids'],
    [{ ids: ['nada'], versoes: {} }, 'ids.0'],
    [{ ids: ['0198c0de-0000-7000-8000-000000000001'] }, 'versoes'],
    [{ filtro: FILTRO, esperadas: 1 }, 'marca'],
    [{ filtro: FILTRO, esperadas: 1, marca: NADA, ids: [], versoes: {} }, 'ids'],
    [{ filtro: FILTRO, esperadas: 0, marca: NADA }, 'esperadas'],
    [{ filtro: FILTRO, esperadas: 10_001, marca: NADA }, 'esperadas'],
    [{ filtro: FILTRO, esperadas: 1, marca: 'x' }, 'marca'],
    [{ filtro: { pagina: 2 }, esperadas: 1, marca: NADA }, 'filtro.pagina'],
    [{ filtro: { inicio: '2026-11-30', fim: '2026-11-01' }, esperadas: 1, marca: NADA }, 'filtro.fim'],
  ])('%j is refused at %s', async (body, campo) => {
    const { status, body: refusal } = await o.act<Refusal>(o.ana, 'solicitar-aprovacao', body);
    expect([status, Object.keys(refusal.data.campos ?? {})]).toEqual([400, expect.arrayContaining([campo])]);
  });
});

describe('settling many', () => {
  const settle = <T = Feito>(target: object, over: object = {}) =>
    o.act<T>(o.ana, 'liquidar', { ...target, ...PAGAMENTO, ...over });

  it('pays each: cash at its amount, the others by bank and number; what is approved needs no word', async () => {
    const [digital, cash, approved] = [
      await o.one(),
      await o.one({ meioPagamento: 'Dinheiro', valor: 33_00 }),
      await o.approved(),
    ];
    const { body } = await settle(many(digital, cash, approved));
    expect([body.feitas.length, body.recusadas]).toEqual([3, []]);
    expect(await o.get(digital.id)).toMatchObject({ ...PAGAMENTO, valorPago: 100_00 });
    expect(await o.get(cash.id)).toMatchObject({
      dataLiquidacaoPagamento: PAGAMENTO.dataLiquidacaoPagamento,
      bancoLiquidacao: null,
      numeroPagamento: null,
      valorPago: 33_00,
    });
    const reasons = await Promise.all([digital, cash, approved].map(async ({ id }) => (await o.audit(id)).at(-1)));
    expect(reasons.map((entry) => [entry?.operacao, entry?.motivo])).toEqual([
      ['despesas.liquidarVarias', 'Liquidada sem aprovação.'],
      ['despesas.liquidarVarias', 'Liquidada sem aprovação.'],
      ['despesas.liquidarVarias', null],
    ]);
  });

  it.each([
    ['bank and number', { bancoLiquidacao: '', numeroPagamento: null }],
    ['the number', { numeroPagamento: null }],
    ['the bank', { bancoLiquidacao: null }],
  ])('without %s settles the cash ones only', async (_missing, over) => {
    const [digital, cash] = [await o.one(), await o.one({ meioPagamento: 'Dinheiro' })];
    const { body } = await settle(many(digital, cash), over);
    expect(body).toEqual({
      feitas: [cash.id],
      recusadas: [
        {
          id: digital.id,
          code: 'despesas.estado',
          message: 'Informe o banco e o número do pagamento: a despesa não é em Dinheiro.',
        },
      ],
    });
    expect((await o.get(digital.id)).dataLiquidacaoPagamento).toBeNull();
  });

  it('of a filter leaves out what is paid, what changed is refused by itself when named', async () => {
    const [open, paid, changed] = [await o.one(), await o.settled(), await o.one()];
    const named = many(changed);
    await o.change(changed, { valor: 1_00 });
    expect((await settle(named)).body.recusadas).toEqual([
      expect.objectContaining({ id: changed.id, code: 'plataforma.versao_conflito' }),
    ]);
    const { body } = await settle(await seen());
    expect(body.feitas.toSorted()).toEqual([open.id, changed.id].sort());
    expect(body.recusadas).toEqual([expect.objectContaining({ id: paid.id, message: 'A despesa já está liquidada.' })]);
  });

  it('where approval is demanded only the approved are settled', async () => {
    const [asked, approved] = [await o.asked(), await o.approved()];
    await o.setting('exigirAprovacaoParaLiquidar', true);
    const { body } = await settle(await seen());
    expect([body.feitas, body.recusadas.map(({ id }) => id)]).toEqual([[approved.id], [asked.id]]);
  });

  it('needs the day', async () => {
    const row = await o.one();
    const answer = await settle<Refusal>(many(row), { dataLiquidacaoPagamento: '' });
    expect([answer.status, answer.body.data.campos]).toEqual([400, { dataLiquidacaoPagamento: ' Obrigatório' }]);
  });

  it('twice at the same instant each is paid once', async () => {
    const rows = await Promise.all(Array.from({ length: 5 }, () => o.one()));
    const body = await seen();
    const answers = await Promise.all([settle<Feito & Refusal>(body), settle<Feito & Refusal>(body)]);
    const paid = answers.flatMap((answer) => answer.body.feitas ?? []);
    expect(paid.toSorted()).toEqual(rows.map(({ id }) => id).sort());
  });
});
