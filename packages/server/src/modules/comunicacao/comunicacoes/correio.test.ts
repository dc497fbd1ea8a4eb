/** A mailing through a real mail server: what arrives, what comes back, who gets none afterwards. */
import { once } from 'node:events';
import type { Comunicacao } from '@sede/domain/modules/comunicacao/comunicacoes';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { gifBytes, jpegBytes } from '#platform/files/files-for-tests.ts';
import type { TestPerson } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { makeWorld, type World } from './comunicacoes-for-tests.ts';

let w: World;
let server: SMTPServer;
let url = '';
let received: { to: string; mail: Email; raw: string }[] = [];
/** Recipients whom the server does not know. */
let unknown: string[] = [];

beforeAll(async () => {
  w = await makeWorld();
});
afterAll(() => w.app.close());
beforeEach(async () => {
  await w.reset();
  [received, unknown] = [[], []];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(unknown.includes(address) ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks);
        const to = session.envelope.rcptTo[0]?.address ?? '';
        received.push({ to, raw: raw.toString('utf8'), mail: await PostalMime.parse(raw) });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  url = `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}?ignoreTLS=true`;
});
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

async function upload(who: TestPerson, bytes: Buffer, tipo: string, nome: string): Promise<string> {
  const { statusCode, body } = await w.app.app.inject({
    method: 'POST',
    url: '/api/anexos',
    headers: {
      ...{ host: 'localhost:3999', 'x-sede': '1', cookie: who.cookie, 'content-type': tipo },
      ...{ 'x-modulo': 'comunicacoes', 'x-nome-arquivo': encodeURIComponent(nome) },
    },
    payload: bytes,
  });
  expect(statusCode, body).toBeLessThan(300);
  return (JSON.parse(body) as { id: string }).id;
}

it('arrives as one mail a person, with its pictures, its text, its way out, and nothing of a name taken for HTML or header', async () => {
  await w.member('Zoé <script>alert(1)</script>\u2028Bcc: x');
  const imagem = await upload(w.carla, gifBytes(), 'image/gif', 'ponto.gif');
  const draft = await w.draft({
    titulo: 'Olá {{nome}}\r\nBcc: todos@exemplo.org',
    corpoHtml: `<p>Prezado(a) {{nome}}, da {{casa}} ({{matricula}}): <a href="https://sindicato.org">veja</a></p><p><img src="/api/anexos/${imagem}?exibir=sim" alt="ponto"></p>`,
  });
  expect(draft.descartado).toEqual([]);
  expect((await w.act(w.carla, draft, 'enviar', { esperados: 1 })).status).toBe(200);
  await w.run(url);
  expect(received).toHaveLength(1);
  const [{ mail, raw } = expect.fail('no mail')] = received;
  expect(raw).not.toMatch(/^Bcc:/im);
  expect(mail.html).toContain('&lt;script&gt;');
  expect(mail.html).not.toMatch(/<script|src="(?!cid:)/);
  expect(mail.html).toContain(`src="cid:${imagem}@sede"`);
  expect(mail.attachments).toMatchObject([
    { disposition: 'inline', mimeType: 'image/gif', contentId: `<${imagem}@sede>` },
  ]);
  expect(mail.text).toContain('da Senado (');
  expect(mail.text).toContain('veja (https://sindicato.org)');
  expect(mail.text).toMatch(/Escolher o que recebo ou não receber mais: http\S+\/descadastro#[\w-]{43}/);
  const header = (key: string) => mail.headers.find((one) => one.key === key)?.value ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const way = /<(http[^>]+)>/.exec(header('list-unsubscribe'))?.[1] ?? '';
  const answer = await w.app.app.inject({
    method: 'POST',
    url: new URL(way).pathname,
    headers: { host: 'localhost:3999', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(answer.statusCode).toBe(200);
  expect((await w.count({ filtro: {} })).deFora).toEqual([{ motivo: 'nao_quer', quantos: 1 }]);
});

it('an address that the server refuses for good is marked, and gets nothing until it is freed', async () => {
  const ana = await w.member('Ana Reis');
  await w.member('Beto Lima');
  unknown = [ana.email ?? ''];
  const { body } = await w.act(w.carla, await w.draft(), 'enviar', { esperados: 2 });
  await w.run(url);
  expect(await w.estados(body.id)).toEqual({ 'Ana Reis': 'falhou', 'Beto Lima': 'enviado' });
  expect((await w.count({ filtro: {} })).deFora).toEqual([{ motivo: 'devolvido', quantos: 1 }]);
  await w.carla.rest('POST', '/comunicacoes/liberar', { filiado: ana.id });
  expect((await w.count({ filtro: {} })).recebem).toBe(2);
  unknown = [];
  const now = await w.carla.rest<Comunicacao>('GET', `/comunicacoes/${body.id}`);
  const list = await w.carla.rest<{ itens: { id: string; estado: string; nome: string }[] }>(
    'GET',
    `/comunicacoes/${body.id}/destinatarios?situacao=falhou`,
  );
  expect(list.body.itens.map(({ nome }) => nome)).toEqual(['Ana Reis']);
  await w.act(w.carla, now.body, 'enviar-de-novo', { destinatario: list.body.itens[0]?.id });
  await w.run(url);
  expect(await w.estados(body.id)).toEqual({ 'Ana Reis': 'enviado', 'Beto Lima': 'enviado' });
  expect(received).toHaveLength(2);
});

it('a test goes to whoever asks for it, and to nobody else', async () => {
  await w.member('Ana Reis');
  const { body } = await w.act<{ para: string }>(w.carla, await w.draft(), 'testar');
  expect(body.para).toBe(w.carla.email);
  await w.run(url);
  expect(received.map(({ to }) => to)).toEqual([w.carla.email]);
  expect(received[0]?.mail.subject).toBe('[Teste] Encontro');
  expect(received[0]?.mail.html).toContain('Ana Reis');
});

it('what the statute orders has no way out', async () => {
  await w.member('Ana Reis');
  const tema = 'Assembleias e avisos estatutários';
  await w.act(w.carla, await w.draft({ tema }), 'enviar', { esperados: 1 });
  await w.run(url);
  expect(received[0]?.raw).not.toMatch(/List-Unsubscribe/i);
  expect(received[0]?.mail.text).not.toContain('/descadastro');
});

it.each([['a photograph that tells its camera', jpegBytes(), 'image/jpeg', 'comunicacoes.imagem_metadados']])(
  'refuses %s',
  async (_what, bytes, tipo, code) => {
    await w.member('Ana Reis');
    // APP1 (EXIF) right after the beginning.
    const exif = Buffer.concat([
      bytes.subarray(0, 2),
      Buffer.from('ffe1000845786966', 'hex'),
      Buffer.alloc(2),
      bytes.subarray(2),
    ]);
    const imagem = await upload(w.carla, exif, tipo, 'foto.jpg');
    const corpoHtml = `<p><img src="/api/anexos/${imagem}?exibir=sim"></p>`;
    const answer = await w.carla.rest<Refusal>('POST', '/comunicacoes', {
      ...{ titulo: null, tema: null, remetente: null, corpoHtml, selecao: { filtro: {} } },
    });
    expect(answer).toMatchObject({ status: 422, body: { code } });
  },
);

it('a picture of somebody else, or of another module, is none of this message', async () => {
  const imagem = await upload(w.caio, gifBytes(), 'image/gif', 'ponto.gif');
  const corpoHtml = `<p><img src="/api/anexos/${imagem}"></p>`;
  const campos = { titulo: null, tema: null, remetente: null, corpoHtml, selecao: { filtro: {} } };
  const answer = await w.carla.rest('POST', '/comunicacoes', campos);
  expect(answer).toMatchObject({ status: 422, body: { code: 'comunicacoes.imagem_desconhecida' } });
});
