import type { Filiado } from '@sede/domain/modules/filiados/filiados';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let gestora: TestPerson;
beforeAll(async () => {
  app = await testApp();
  gestora = await app.person(['gestor_usuario']);
});
afterAll(() => app.close());

it('no live event tells a member which records changed, nor that any did', async () => {
  const ana = await app.person(['filiado']);
  const filiado = { nomeCompleto: 'Bia', cpf: '52998224725', empresa: 'TCU', matricula: '9', situacaoFiliado: 'ATIVO' };
  const novo = { ...filiado, email: null, semEmail: true, dataFiliacao: '2001-02-03' };
  const { body: bia } = await gestora.rest<Filiado>('POST', '/filiados', novo);
  const abort = new AbortController();
  const url = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const stream = await fetch(`${url}/api/ao-vivo`, {
    headers: { cookie: ana.cookie },
    signal: abort.signal,
  });
  const reader = (stream.body ?? new ReadableStream<Uint8Array>()).getReader();
  const heard = async () => Buffer.from((await reader.read()).value ?? []).toString();
  expect(await heard()).toContain('retry:');
  app.events.length = 0;
  await gestora.rest('PATCH', `/filiados/${bia.id}`, { versao: bia.versao, ramal: '77' });
  await gestora.rest('POST', '/dependentes', { filiado: bia.id, nomeCompleto: 'Zé', dataNascimento: '2015-01-01' });
  expect(JSON.stringify(app.events)).toContain(bia.id);
  // What she does hear comes after all that: her own account.
  app.services.events.publish([{ modulo: 'usuarios', ids: [ana.usuarioId] }]);
  expect(await heard()).toBe('event: perfil\ndata: {}\n\n');
  abort.abort();
});
