import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfBytes, pngBytes } from '#platform/files/files-for-tests.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let ana: TestPerson;
beforeAll(async () => {
  app = await testApp();
  ana = await app.person(['admin_financeiro']);
});
afterAll(() => app.close());

async function send(modulo: string, bytes: Buffer, nome = 'nota.pdf') {
  const response = await app.app.inject({
    method: 'POST',
    url: '/api/anexos',
    headers: {
      host: 'localhost:3999',
      'x-sede': '1',
      'content-type': 'application/octet-stream',
      'x-nome-arquivo': encodeURIComponent(nome),
      'x-modulo': modulo,
      cookie: ana.cookie,
    },
    payload: bytes,
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

describe('sending a file', () => {
  it.each(['despesas', 'receitas', 'documentos', 'transparencia'])('%s takes a PDF, by its content', async (modulo) => {
    const { status, body } = await send(modulo, pdfBytes(), 'Nota ção.pdf');
    expect([status, body.nome, body.tipoConteudo]).toEqual([200, 'Nota ção.pdf', 'application/pdf']);
    expect(await send(modulo, pngBytes(), 'nota.pdf')).toMatchObject({
      status: 415,
      body: { code: 'anexos.tipo_recusado', message: 'O arquivo não é um PDF válido.' },
    });
  });

  it.each(['', 'inventado', 'extratos', '__proto__'])(
    'for "%s", which takes no uploads, nothing is kept',
    async (modulo) => {
      const before = await app.rows('select id from anexos');
      expect(await send(modulo, pdfBytes())).toMatchObject({
        status: 400,
        body: { code: 'plataforma.invalido', data: { campos: { 'X-Modulo': expect.any(String) } } },
      });
      expect(await app.rows('select id from anexos')).toHaveLength(before.length);
    },
  );
});
