import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { many } from '../financeiro.office-for-tests.ts';
import { type ReceitasOffice, receitasOffice } from './receitas-for-tests.ts';

let o: ReceitasOffice;
beforeAll(async () => {
  o = await receitasOffice();
});
afterAll(() => o.close());
beforeEach(() => o.clear());

const CREDITO = { dataCredito: '2026-11-20' };
const ESTORNO = { valorEstorno: 10_00, dataEstorno: '2026-11-20' };

describe('crediting', () => {
  it('is finance’s, once, and is then undone with a reason that stays in the audit', async () => {
    const seen = await o.one();
    expect((await o.actOn(o.vera, 'creditar', seen, CREDITO)).status).toBe(403);
    expect((await o.actOn<Refusal>(o.ana, 'creditar', seen, {})).body.data.campos).toEqual({
      dataCredito: ' Obrigatório',
    });
    const credited = await o.done('creditar', seen, CREDITO);
    expect(credited).toMatchObject({ dataCredito: '2026-11-20', statusCredito: 'creditada' });
    expect(await o.actOn<Refusal>(o.ana, 'creditar', credited, CREDITO)).toMatchObject({
      status: 409,
      body: { message: 'A receita já está creditada.' },
    });
    expect((await o.actOn<Refusal>(o.ana, 'desfazer-credito', credited, { motivo: ' ' })).status).toBe(400);
    const undone = await o.done('desfazer-credito', credited, { motivo: 'Banco errado.' });
    expect(undone.dataCredito).toBeNull();
    expect((await o.audit(seen.id)).at(-1)).toMatchObject({
      operacao: 'receitas.desfazerCredito',
      motivo: 'Banco errado.',
    });
  });
});

describe('crediting many on one day', () => {
  const credit = (body: object, who = o.ana) => o.act(who, 'creditar', { ...CREDITO, ...body });

  it('credits those named, and says of each that it does not why', async () => {
    const [open, credited, changed] = [await o.one(), await o.credited(), await o.one()];
    await o.change(changed, { descricao: 'Outra' });
    const { body } = await credit(many(open, credited, changed));
    expect(body.feitas).toEqual([open.id]);
    expect(new Map(body.recusadas.map(({ id, message }) => [id, message]))).toEqual(
      new Map([
        [credited.id, 'A receita já está creditada.'],
        [changed.id, expect.stringContaining('Este registro foi alterado por Ana')],
      ]),
    );
    expect((await credit({ ids: [open.id], versoes: {} }, o.vera)).status).toBe(403);
  });

  it('credits all that a filter finds, on the set that was seen and no other', async () => {
    await o.instalments(3);
    await o.one({ tipo: 'Extraordinária', origem: 'Aluguel' });
    const filtro = { tipo: 'Ordinária' };
    const seen = await o.read<{ total: number; marca: string; somas: object }>('/receitas/selecao?tipo=Ordin%C3%A1ria');
    expect(seen).toMatchObject({ total: 3, somas: { valorLiquido: 300_00 } });
    const late = await o.one();
    const target = { filtro, esperadas: seen.total, marca: seen.marca };
    expect(await credit(target)).toMatchObject({ status: 409, body: { code: 'plataforma.selecao_mudou' } });
    await o.remove(late);
    expect((await credit(target)).body.feitas).toHaveLength(3);
    expect((await o.list('?statusCredito=creditada')).total).toBe(3);
  });
});

describe('a refund', () => {
  it('comes after the credit, once, within the amount, and then keeps the credit', async () => {
    const open = await o.one();
    expect(await o.actOn<Refusal>(o.ana, 'estornar', open, ESTORNO)).toMatchObject({
      status: 409,
      body: { message: 'Só uma receita creditada pode ser estornada.' },
    });
    const seen = await o.done('creditar', open, CREDITO);
    for (const [over, campo] of [
      [{ valorEstorno: 100_01 }, 'valorEstorno'],
      [{ valorEstorno: 0 }, 'valorEstorno'],
      [{ dataEstorno: '2026-11-19' }, 'dataEstorno'],
    ] as const) {
      const { body } = await o.actOn<Refusal>(o.ana, 'estornar', seen, { ...ESTORNO, ...over });
      expect(body.data.campos).toHaveProperty(campo);
    }
    const refunded = await o.done('estornar', seen, ESTORNO);
    expect(refunded).toMatchObject({ valor: 100_00, valorEstorno: 10_00, valorLiquido: 90_00 });
    expect((await o.actOn<Refusal>(o.ana, 'estornar', refunded, ESTORNO)).body.message).toBe(
      'A receita já foi estornada.',
    );
    expect((await o.actOn<Refusal>(o.ana, 'desfazer-credito', refunded, { motivo: 'x' })).body.message).toBe(
      'A receita tem estorno; o crédito não pode mais ser desfeito.',
    );
  });

  it('of a row that is not credited, or above its amount, the database refuses too', async () => {
    const { id } = await o.one();
    for (const estorno of ['valor_estorno = 1, data_estorno = now()', 'valor_estorno = 1']) {
      await expect(o.app.rows(`update receitas set ${estorno} where id = $1`, [id])).rejects.toThrow(
        'receitas_estorno',
      );
    }
  });
});

describe('at the same instant', () => {
  it.each([
    ['credited', 'creditar', () => o.one(), CREDITO],
    ['refunded', 'estornar', () => o.credited(), ESTORNO],
    ['undone', 'desfazer-credito', () => o.credited(), { motivo: 'Conta errada.' }],
  ] as const)('a revenue %s five times over is so once', async (_done, transition, make, body) => {
    const seen = await make();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => o.actOn<Refusal>(n % 2 ? o.ana : o.bruno, transition, seen, body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await o.get(seen.id)).versao).toBe(seen.versao + 1);
  });

  it.each([1, 2, 3])('a credit and a removal: exactly one happens (%i)', async () => {
    const seen = await o.one();
    const [credited, gone] = await Promise.all([
      o.actOn<Refusal>(o.ana, 'creditar', seen, CREDITO),
      o.remove<Refusal>(seen, {}, o.bruno),
    ]);
    expect([credited.status === 200, gone.status === 200].sort()).toEqual([false, true]);
    expect(await o.app.rows('select 1 from receitas')).toHaveLength(credited.status === 200 ? 1 : 0);
  });

  it.each([1, 2, 3])('a refund and the undoing of the credit: exactly one happens (%i)', async () => {
    const seen = await o.credited();
    const answers = await Promise.all([
      o.actOn(o.ana, 'estornar', seen, ESTORNO),
      o.actOn(o.bruno, 'desfazer-credito', seen, { motivo: 'Conta errada.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const after = await o.get(seen.id);
    expect(after.valorEstorno === null).toBe(after.dataCredito === null);
  });
});
