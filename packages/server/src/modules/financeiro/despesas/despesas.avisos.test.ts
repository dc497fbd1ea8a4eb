import type { Aviso } from '@sede/domain/modules/sistema/avisos';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '#platform/testing/test-app.ts';
import { many, type Office, office } from './despesas-for-tests.ts';

let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.app.close());

const unread = async (who: TestPerson) => {
  const { body } = await who.rest<{ itens: Aviso[] }>('GET', '/avisos');
  return body.itens.filter(({ lido }) => !lido).map(({ texto, detalhe }) => (detalhe ? `${texto}. ${detalhe}` : texto));
};
const act = async (who: TestPerson, verb: string, ids: readonly string[], extra: object = {}) => {
  const seen = await Promise.all(ids.map((id) => o.get(id)));
  const { body } = await who.rest<{ feitas: string[] }>('POST', `/despesas/${verb}`, { ...many(...seen), ...extra });
  expect(body.feitas).toHaveLength(ids.length);
};
const made = async (n: number) => {
  const ids: string[] = [];
  for (let i = 0; i < n; i++) ids.push(...(await o.register()).body.ids);
  return ids;
};

it('an expense stands in one unread notice of an approver at a time, and its outcome reaches who asked', async () => {
  const [a = '', b = '', c = '', d = ''] = await made(4);
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
  const [a = '', b = ''] = await made(2);
  await act(o.bruno, 'solicitar-aprovacao', [a, b]);
  const { versao } = await o.get(a);
  expect((await o.bruno.rest('PATCH', `/despesas/${a}`, { versao, valor: 5_00 })).status).toBe(200);
  expect(await unread(o.carla)).toEqual(['Bruno solicitou a aprovação de uma despesa']);
  const seen = await o.get(b);
  expect((await o.bruno.rest('DELETE', `/despesas/${b}`, { versao: seen.versao })).status).toBe(200);
  expect(await unread(o.carla)).toEqual([]);
});
