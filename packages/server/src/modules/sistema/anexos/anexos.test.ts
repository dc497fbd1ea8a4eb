import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listed, pdfBytes, pngBytes } from '#platform/files/files-for-tests.ts';
import { postFile } from '#platform/files/upload-for-tests.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let ana: TestPerson;
beforeAll(async () => {
  app = await testApp();
  ana = await app.person(['admin_financeiro']);
});
afterAll(() => app.close());

const send = (modulo: string, bytes: Buffer, nome = 'nota.pdf') => postFile(app, ana, { modulo, nome, bytes });

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

describe('a file that is still arriving', () => {
  it.each([
    ['lost the role', 403, `delete from papeis_usuario where usuario_id = $1`],
    ['was disabled', 401, `update usuarios set desabilitado = true where id = $1`],
    ['was signed out', 401, `delete from auth.sessoes where usuario_id = $1`],
  ])('of somebody who %s meanwhile is not kept', async (_what, status, change) => {
    const who = await app.person(['admin_financeiro']);
    const bytes = pdfBytes(5000);
    async function* slowly() {
      yield bytes.subarray(0, 2000);
      await app.rows(change, [who.usuarioId]);
      yield bytes.subarray(2000);
    }
    const objects = async () => (await listed(app.services.files)).length;
    const before = await objects();
    const sent = await postFile(app, who, { modulo: 'despesas', nome: 'nota.pdf', bytes: Readable.from(slowly()) });
    expect(sent.status).toBe(status);
    expect(await app.rows('select 1 from anexos where criado_por = $1', [who.usuarioId])).toEqual([]);
    expect(await objects()).toBe(before);
  });
});

describe('a PDF that brings more than pages', () => {
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const withBody = (body: string) =>
    latin(`%PDF-1.7\n${body}\ntrailer<</Root 1 0 R/Encrypt 5 0 R>>\nstartxref\n0\n%%EOF\n`);

  it('is refused in words and leaves nothing behind', async () => {
    const before = await app.rows('select id from anexos');
    expect(await send('despesas', withBody('1 0 obj<</OpenAction<</S/Launch/F(cmd.exe)>>>>endobj'))).toMatchObject({
      status: 415,
      body: { code: 'anexos.conteudo_ativo', message: 'O PDF contém conteúdo ativo e não pode ser anexado.' },
    });
    expect(await app.rows('select id from anexos')).toHaveLength(before.length);
  });

  it('is taken where it is encrypted and cannot be read, marked, and only ever downloaded', async () => {
    const locked = withBody(
      '9 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>\nstream\ncifrado\nendstream endobj',
    );
    const { status, body } = await send('despesas', locked, 'boleto.pdf.exe');
    expect([status, body.nome, body.protegido]).toEqual([200, 'boleto.pdf', true]);
    for (const how of ['', '?exibir=sim']) {
      const file = await ana.rest('GET', `/anexos/${body.id}${how}`);
      expect(file.headers['content-disposition']).toMatch(/^attachment/);
      expect(file.headers['x-content-type-options']).toBe('nosniff');
    }
    const open = await send('despesas', pdfBytes());
    expect(open.body.protegido).toBe(false);
    expect((await ana.rest('GET', `/anexos/${open.body.id}?exibir=sim`)).headers['content-disposition']).toMatch(
      /^inline/,
    );
  });
});

describe('what nobody uses', () => {
  const unused = (quantos: number, tamanho: number, hoursAgo = 0) =>
    app.rows(
      `with ctx as materialized (select set_config('sede.ctx', $4, true))
      insert into anexos (id, nome, tipo_conteudo, tamanho, sha256, chave, enviado_por, modulo)
        select gen_random_uuid(), 'a.pdf', 'application/pdf', $2, repeat('a', 64), gen_random_uuid(), $3, 'despesas'
        from ctx, generate_series(1, $1::int)`,
      [
        quantos,
        tamanho,
        ana.usuarioId,
        JSON.stringify({ agora: new Date(app.clock.now().getTime() - hoursAgo * 3_600_000).toISOString() }),
      ],
    );
  const mine = () => `enviado_por = '${ana.usuarioId}' and usado_em is null`;
  beforeEach(() => app.rows(`delete from anexos where ${mine()}`));
  const refusal = {
    status: 429,
    body: { code: 'anexos.muitos_sem_uso', message: expect.stringMatching(/100, ou 200 MB/) },
  };

  it('is at most 100 files of a person a day; what a record uses does not count', async () => {
    await unused(100, 10);
    expect(await send('despesas', pdfBytes())).toMatchObject(refusal);
    await app.rows(`update anexos set usado_em = now() where id = (select id from anexos where ${mine()} limit 1)`);
    expect((await send('despesas', pdfBytes())).status).toBe(200);
    expect(await send('despesas', pdfBytes())).toMatchObject(refusal);
  });

  it('is at most 200 MB of a person a day, whatever was declared', async () => {
    await unused(1, 200 * 1024 * 1024 - 10);
    expect(await send('despesas', pdfBytes())).toMatchObject(refusal);
    expect(await app.rows(`select 1 from anexos where ${mine()}`)).toHaveLength(1);
  });

  it('sent at the same moment is counted one after the other', async () => {
    await unused(98, 10);
    const sent = await Promise.all(Array.from({ length: 6 }, () => send('despesas', pdfBytes())));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429, 429, 429]);
  });

  it('holds nobody back the day after', async () => {
    await unused(100, 10, 25);
    expect((await send('despesas', pdfBytes())).status).toBe(200);
  });
});
