import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#platform/testing/test-app.ts';
import { forgetNome, registerAcesso, sweepAcessos } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const FILIADO = '0198c0de-0000-7000-8000-000000000001';
const seen = (now: string, detalhe?: Record<string, unknown>) =>
  registerAcesso(
    { db: app.db, actor: { usuarioId: '0198c0de-0000-7000-8000-000000000002', nome: 'Vera' }, now },
    { ato: 'consultar', tela: 'verificador', filiado: { id: FILIADO, nome: 'Maria' }, ...(detalhe && { detalhe }) },
  );
const rows = () => app.rows('select filiado_nome, detalhe from acessos_dados order by em');

it('stays five years to the day, then goes', async () => {
  await seen('2021-11-20T14:59:59.000Z');
  await seen('2021-11-20T15:00:00.000Z', { cpf: '52998224725' });
  expect(await sweepAcessos(app.db, new Date('2026-11-20T15:00:00.000Z'))).toEqual({ apagados: 1 });
  expect(await rows()).toEqual([{ filiado_nome: 'Maria', detalhe: { cpf: '52998224725' } }]);
});

it('of somebody who was made anonymous tells neither name nor what was typed', async () => {
  await app.db.transaction().execute((tx) => forgetNome(tx, FILIADO));
  expect(await rows()).toEqual([{ filiado_nome: null, detalhe: null }]);
});
