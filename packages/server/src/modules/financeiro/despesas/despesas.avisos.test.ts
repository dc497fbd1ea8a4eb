import type { Despesa } from '@sede/domain/modules/financeiro/despesas';
import type { Aviso } from '@sede/domain/modules/sistema/avisos';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '#platform/testing/test-app.ts';
import { type Office, office } from './despesas-for-tests.ts';

let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());

const unread = async (who: TestPerson) => {
  const { body } = await who.rest<{ itens: Aviso[] }>('GET', '/avisos');
  return body.itens.filter(({ lido }) => !lido).map(({ texto, detalhe }) => (detalhe ? `${texto}. ${detalhe}` : texto));
};
const act = async (who: TestPerson, verb: string, seen: Despesa[], extra: object = {}) =>
  expect((await o.actNow(who, verb, seen, extra)).feitas).toHaveLength(seen.length);

it('an expense stands in one unread notice of an approver at a time, and its outcome reaches who asked', async () => {
  const [a, b, c, d] = [await o.one(), await o.one(), await o.one(), await o.one()];
  await act(o.ana, 'solicitar-aprovacao', [a, b]);
  await act(o.ana, 'solicitar-aprovacao', [c, d]);
  expect(await unread(o.carla)).toEqual(['Ana solicitou a aprovação de 4 despesas']);
  expect(await unread(o.davi)).toEqual(['Ana solicitou a aprovação de 4 despesas']);
  expect(await unread(o.ana)).toEqual([]);
  expect(await unread(o.vera)).toEqual([]);

  await act(o.ana, 'retirar-solicitacao', [d]);
  expect(await unread(o.carla)).toEqual(['Ana solicitou a aprovação de 3 despesas']);

  await act(o.carla, 'aprovar', [a, b]);
  expect(await unread(o.carla)).toEqual(['Ana solicitou a aprovação de uma despesa']);
  expect(await unread(o.davi)).toEqual([
    'Carla aprovou 2 despesas: falta a segunda aprovação',
    'Ana solicitou a aprovação de uma despesa',
  ]);
  expect(await unread(o.ana)).toEqual([]);

  await act(o.davi, 'aprovar', [a, b]);
  await act(o.davi, 'negar', [c], { motivo: 'sem nota fiscal' });
  expect(await unread(o.carla)).toEqual([]);
  expect(await unread(o.davi)).toEqual([]);
  expect((await unread(o.ana)).toSorted()).toEqual([
    '2 despesas que você solicitou foram aprovadas por Davi',
    'Davi negou uma despesa que você solicitou. Motivo: sem nota fiscal',
  ]);
});

it('a change that voids the approval, and a deletion, take the request back from the bells', async () => {
  const [a, b] = [await o.one(), await o.one()];
  await act(o.bruno, 'solicitar-aprovacao', [a, b]);
  expect((await o.change(await o.get(a.id), { valor: 5_00 }, o.bruno)).status).toBe(200);
  expect(await unread(o.carla)).toEqual(['Bruno solicitou a aprovação de uma despesa']);
  expect((await o.remove(await o.get(b.id), {}, o.bruno)).status).toBe(200);
  expect(await unread(o.carla)).toEqual([]);
});
