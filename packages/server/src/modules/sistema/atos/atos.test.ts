/** Taking back, asked by those who have nothing to take back, and with words that name nothing. */
import { newId } from '@sede/domain/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#platform/testing/test-app.ts';
import type { Caller, Refusal } from '#platform/testing/test-caller.ts';

let app: TestApp;
const who: Record<string, Caller> = {};
beforeAll(async () => {
  app = await testApp();
  who.stranger = app.stranger;
  who.leitor = await app.person(['visualizador_financeiro']);
  who.aprovadora = await app.person(['aprovador']);
});
afterAll(() => app.close());

const undo = async (caller: Caller | undefined, body: object) => {
  const answer = await caller?.rest<Refusal>('POST', '/atos/desfazer', body);
  return [answer?.status, answer?.body.code];
};

it.each([
  ['constructor.name'],
  ['__proto__.toString'],
  ['hasOwnProperty.call'],
  ['despesas.constructor'],
  ['despesas.__proto__'],
  ['despesas.toString'],
  ['despesas.list'],
  ['despesas'],
  ['.'],
  ['despesas.aprovar.aprovar'],
])('%s is no act of anybody', async (operacao) => {
  expect(await undo(who.aprovadora, { operacao, chave: 'x' })).toEqual([404, 'plataforma.nada_a_desfazer']);
});

it('is asked for in words that are checked, by whoever is inside and may do the act itself', async () => {
  const act = { operacao: 'despesas.aprovar', chave: newId() };
  expect((await undo(who.stranger, act))[0]).toBe(401);
  expect((await undo(who.leitor, act))[0]).toBe(403);
  expect(await undo(who.aprovadora, act)).toEqual([404, 'plataforma.nada_a_desfazer']);
  for (const body of [
    { ...act, usuarioId: newId() },
    { ...act, chave: '' },
    { ...act, chave: 'x'.repeat(201) },
    { ...act, chave: ['x'] },
    { ...act, chave: { toString: 'x' } },
    { ...act, chave: 'a\u0000b' },
    { operacao: act.operacao },
    {},
  ]) {
    expect(await undo(who.aprovadora, body), JSON.stringify(body)).toEqual([400, 'plataforma.invalido']);
  }
});
