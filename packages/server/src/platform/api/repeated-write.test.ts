import { describe, expect, it } from 'vitest';
import type { TestPerson } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { writersRig } from './write-for-tests.ts';

const w = writersRig(['itens_despesa', 'itens_receita']);

describe('a repeated submit', () => {
  const create = <T = { id: string }>(who: TestPerson, body: object, key: string) =>
    who.rest<T>('POST', '/itens-despesa', body, { 'idempotency-key': key });
  const item = { tipo: 'Serviços', nome: 'Limpeza' };

  it('50 times at once has one effect and 50 equal answers', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(w.ana, item, 'k50')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await w.count('itens_despesa')).toBe(1);
    expect(await w.app.rows(`select 1 from auditoria where modulo = 'itensDespesa'`)).toHaveLength(1);
    expect(w.app.events).toHaveLength(1);
  });

  it('answers the same on the other face', async () => {
    const first = await create(w.ana, item, 'faces');
    const second = await w.ana.rpc('itensDespesa.create', item, { 'idempotency-key': 'faces' });
    expect(second.body).toEqual(first.body);
  });

  it('with another body is refused with 422', async () => {
    await create(w.ana, item, 'k');
    const other = await create<Refusal>(w.ana, { ...item, nome: 'Outra' }, 'k');
    expect(other).toMatchObject({ status: 422, body: { code: 'plataforma.idempotencia_divergente' } });
    expect(await w.count('itens_despesa')).toBe(1);
  });

  it('after a refusal is tried anew: refusals are not stored', async () => {
    const wrong = { ...item, tipo: 'Lazer' };
    expect((await create(w.ana, wrong, 'k')).status).toBe(400);
    expect((await create(w.ana, item, 'k')).status).toBe(200);
  });

  it('is its person’s and its operation’s own', async () => {
    expect((await create(w.ana, item, 'k')).status).toBe(200);
    expect((await create(w.bia, { ...item, nome: 'Da Bia' }, 'k')).status).toBe(200);
    const outra = { tipo: 'Ordinária', nome: 'Aluguel', descricao: 'Salas' };
    expect((await w.ana.rest('POST', '/itens-receita', outra, { 'idempotency-key': 'k' })).status).toBe(200);
    expect([await w.count('itens_despesa'), await w.count('itens_receita')]).toEqual([2, 1]);
  });

  it('keeps nothing of the body that could be read', async () => {
    await create(w.ana, { ...item, nome: 'segredissimo' }, 'k');
    const [row] = await w.app.rows<{ corpo: Buffer }>('select corpo from idempotencia');
    expect(row?.corpo).toHaveLength(32);
  });

  it('of a permission that was taken meanwhile is refused: the stored answer is not for everybody', async () => {
    const caio = await w.app.person(['admin_financeiro'], { nome: 'Caio' });
    expect((await create(caio, { ...item, nome: 'Do Caio' }, 'k')).status).toBe(200);
    await w.app.rows('delete from papeis_usuario where usuario_id = $1', [caio.usuarioId]);
    expect((await create(caio, { ...item, nome: 'Do Caio' }, 'k')).status).toBe(403);
  });
});
