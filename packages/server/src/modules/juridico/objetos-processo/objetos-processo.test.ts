import type { ObjetoProcesso } from '@sede/domain/modules/juridico/objetos-processo';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let julia: TestPerson;
beforeAll(async () => {
  app = await testApp();
  julia = await app.person(['juridico']);
});
afterAll(() => app.close());

it('a case object is registered once, whatever its case, accents and blanks', async () => {
  const create = (descricao: string) => julia.rest<ObjetoProcesso>('POST', '/objetos-processo', { descricao });
  expect((await create('Quintos e décimos')).body).toMatchObject({ descricao: 'Quintos e décimos', versao: 1 });
  expect(await create('QUINTOS  e decimos')).toMatchObject({
    status: 409,
    body: { code: 'objetos-processo.descricao_repetida' },
  });
  expect((await create('')).status).toBe(400);
});

it('whoever sees cases or their report chooses one; the register is of the legal editors', async () => {
  for (const papel of [
    'visualizador_juridico',
    'escritorio_juridico',
    'visualizador_financeiro',
    'relatorios',
  ] as const) {
    const person = await app.person([papel]);
    const { status, body } = await person.rest<{ itens: ObjetoProcesso[] }>('GET', '/objetos-processo/opcoes');
    expect([papel, status, body.itens.length]).toEqual([papel, 200, 1]);
    expect((await person.rest('GET', '/objetos-processo')).status).toBe(403);
    expect((await person.rest('POST', '/objetos-processo', { descricao: 'x' })).status).toBe(403);
  }
  const member = await app.person(['filiado']);
  expect((await member.rest('GET', '/objetos-processo/opcoes')).status).toBe(403);
});
