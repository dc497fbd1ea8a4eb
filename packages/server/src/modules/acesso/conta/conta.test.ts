import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsRig, accountsRig, SENHA } from '#platform/testing/accounts.ts';
import { passwordDigests, quickPasswords } from '#platform/testing/quick-passwords.ts';
import { changePapeis, desabilitarUsuario } from '../usuarios/index.ts';

quickPasswords();

let rig: AccountsRig;
let n = 0;
let address = 0;
const freshEmail = () => `pessoa${++n}@sindicato.org.br`;
/** Each test from an address of its own, so that limits do not leak between them. */
const browser = () => rig.browser(`10.1.${Math.floor(++address / 250)}.${address % 250}`);

beforeAll(async () => {
  rig = await accountsRig();
});
afterAll(() => rig.close());
beforeEach(() => rig.clock.set(new Date().toISOString()));

describe('sign-in', () => {
  it('the right password opens a session, writes the Login entry and the last access', async () => {
    const email = freshEmail();
    const { id } = await rig.usuario(email, ['aprovador', 'admin_financeiro']);
    const b = browser();
    const answer = await b.enter(`  ${email.toUpperCase()} `);
    expect(answer).toMatchObject({ status: 200, body: { twoFactorRedirect: false } });
    expect(JSON.stringify(answer.body)).not.toContain('token');
    const session = await b.session();
    expect(session.body).toMatchObject({
      usuario: { id, email, doisFatores: false },
      papeis: ['admin_financeiro', 'aprovador'],
      primeiroAcesso: false,
      ambiente: 'desenvolvimento',
      hoje: rig.clock.today(),
    });
    const [log] = await rig.rows<{ tipo: string; endereco: string }>(
      'select * from logs_usuario where usuario_id = $1',
      [id],
    );
    expect(log).toMatchObject({ tipo: 'Login', endereco: expect.stringMatching(/^10\.1\./) });
    const [row] = await rig.rows<{ ultimo_acesso_em: Date; versao: number }>('select * from usuarios where id = $1', [
      id,
    ]);
    expect(row?.ultimo_acesso_em).not.toBeNull();
    expect(row?.versao, 'the stamp is no edit').toBe(1);
    const [stored] = await rig.rows<{ endereco: string }>('select endereco from auth.sessoes where usuario_id = $1', [
      id,
    ]);
    expect(stored?.endereco).toMatch(/^10\.1\./);
  });

  it('the cookie is HttpOnly, SameSite=Lax and lives as long as the session may', async () => {
    const email = freshEmail();
    await rig.usuario(email);
    const { headers } = await browser().enter(email);
    const cookie = [headers['set-cookie'] ?? []].flat().join('\n');
    expect(cookie).toMatch(/^sede\.session_token=.*HttpOnly.*SameSite=Lax/im);
    expect(cookie).not.toMatch(/Secure/i);
    expect(cookie).toMatch(/session_token=[^\n]*Max-Age=604800/i);
    const kept = await browser().post('/api/auth/sign-in/email', { email, password: SENHA, manterConectado: true });
    expect([kept.headers['set-cookie'] ?? []].flat().join('\n')).toMatch(/session_token=[^\n]*Max-Age=2592000/i);
  });

  it.each([
    ['an unknown e-mail', 'ninguem@sindicato.org.br', SENHA, 401, 'conta.credenciais', 'Usuário ou senha inválida.'],
    ['a malformed e-mail', 'ana', SENHA, 400, 'conta.email_invalido', 'E-mail inválido.'],
  ])('%s is refused', async (_case, email, password, status, code, message) => {
    expect(await browser().enter(email, password)).toMatchObject({ status, body: { code, message } });
  });

  it('a wrong password has the text of an unknown e-mail', async () => {
    const email = freshEmail();
    await rig.usuario(email);
    expect(await browser().enter(email, 'outra-senha-9')).toMatchObject({
      status: 401,
      body: { code: 'conta.credenciais', message: 'Usuário ou senha inválida.' },
    });
  });

  it('an unknown e-mail takes as long as a wrong password: the digest of one is made for it too', async () => {
    const email = freshEmail();
    await rig.usuario(email);
    const digests = async (who: string) => {
      const before = passwordDigests();
      await browser().enter(who, 'outra-senha-9');
      return passwordDigests() - before;
    };
    expect([await digests(email), await digests(freshEmail())]).toEqual([1, 1]);
  });

  it('an empty field, an unknown key and a foreign content type are refused', async () => {
    const b = browser();
    expect(await b.enter('', '')).toMatchObject({
      status: 400,
      body: { data: { campos: { email: ' Obrigatório', password: ' Obrigatório' } } },
    });
    expect((await b.post('/api/auth/sign-in/email', { email: 'a@b.co', password: 'x', rememberMe: true })).status).toBe(
      400,
    );
    expect((await b.post('/api/auth/sign-in/email', {}, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await b.post('/api/auth/sign-in/email', { email: 'a@b.co', password: 'x'.repeat(70_000) })).status).toBe(
      413,
    );
  });

  it('a disabled user is told so only after the right password', async () => {
    const email = freshEmail();
    const { id } = await rig.usuario(email);
    await rig.accounts.systemWrite('teste', (ctx) => desabilitarUsuario(ctx, { id }, 'férias'));
    expect((await browser().enter(email, 'outra-senha-9')).body.code).toBe('conta.credenciais');
    expect(await browser().enter(email)).toMatchObject({
      status: 403,
      body: { code: 'conta.desabilitado', message: 'Usuário desabilitado.' },
    });
    expect(await rig.rows('select 1 from auth.sessoes where usuario_id = $1', [id])).toHaveLength(0);
  });

  it('the setting revelarEmailDesconhecido gives the literal texts', async () => {
    rig.settings.revelarEmailDesconhecido = true;
    try {
      const email = freshEmail();
      await rig.usuario(email);
      expect((await browser().enter(freshEmail())).body.message).toBe('Usuário não encontrado.');
      expect((await browser().enter(email, 'outra-senha-9')).body.message).toBe('Usuário ou senha inválida.');
    } finally {
      rig.settings.revelarEmailDesconhecido = false;
    }
  });

  it('a page of another site is refused, ours and a program without Origin are not', async () => {
    const email = freshEmail();
    await rig.usuario(email);
    const body = { email, password: SENHA };
    const from = (headers: Record<string, string>) => browser().post('/api/auth/sign-in/email', body, headers);
    expect(await from({ origin: 'https://mau.example' })).toMatchObject({
      status: 403,
      body: { code: 'conta.origem_recusada' },
    });
    expect((await from({ origin: 'null' })).status).toBe(403);
    expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await from({ origin: 'http://localhost:3999' })).status).toBe(200);
    expect((await from({})).status).toBe(200);
  });

  it('sign-up is closed and no other path of the library exists', async () => {
    const b = browser();
    expect(await b.post('/api/auth/sign-up/email', { email: 'x@y.co', password: SENHA, name: 'X' })).toMatchObject({
      status: 403,
      body: { code: 'conta.cadastro_fechado' },
    });
    for (const path of [
      '/update-user',
      '/change-email',
      '/delete-user',
      '/list-sessions',
      '/sign-in/social',
      '/admin/create-user',
    ]) {
      expect((await b.post(`/api/auth${path}`)).status).toBe(404);
    }
    expect((await b.get('/api/auth/get-session')).status).toBe(404);
  });
});

describe('the session', () => {
  it('sign-out ends it in the database, not only in the browser', async () => {
    const email = freshEmail();
    await rig.usuario(email);
    const b = browser();
    await b.enter(email);
    const cookies = new Map(b.jar);
    expect((await b.post('/api/auth/sign-out')).status).toBe(200);
    for (const [name, value] of cookies) b.jar.set(name, value);
    expect((await b.session()).body.usuario).toBeNull();
  });

  it('a role taken away is gone at the next request; disabling ends everything', async () => {
    const email = freshEmail();
    const { id } = await rig.usuario(email, ['aprovador']);
    const b = browser();
    await b.enter(email);
    expect((await b.session()).body.papeis).toEqual(['aprovador']);
    await rig.accounts.systemWrite('teste', (ctx) =>
      changePapeis(rig.accounts.usuarios, ctx, { id }, { tirar: ['aprovador'] }),
    );
    expect((await b.session()).body.papeis).toEqual([]);
    await rig.accounts.systemWrite('teste', (ctx) => desabilitarUsuario(ctx, { id }, null));
    expect((await b.session()).body.usuario).toBeNull();
    expect((await b.get('/api/conta/sessoes')).status).toBe(401);
  });

  it('of a user disabled behind its back is nobody’s', async () => {
    const email = freshEmail();
    const { id } = await rig.usuario(email);
    const b = browser();
    await b.enter(email);
    await rig.rows('update usuarios set desabilitado = true where id = $1', [id]);
    expect((await b.session()).body.usuario).toBeNull();
    await rig.rows('update usuarios set desabilitado = false where id = $1', [id]);
    expect((await b.session()).body.usuario).not.toBeNull();
  });

  it('a role that requires the second step is suspended until it is turned on', async () => {
    const email = freshEmail();
    const { id } = await rig.usuario(email, ['aprovador', 'visualizador_evento']);
    const b = browser();
    await b.enter(email);
    await rig.rows(
      `insert into configuracoes (id, chave, valor) values (gen_random_uuid(), 'papeisComDuasEtapas', '["aprovador"]')`,
    );
    try {
      expect((await b.session()).body).toMatchObject({
        papeis: ['visualizador_evento'],
        papeisSuspensos: ['aprovador'],
      });
      await rig.rows('update usuarios set dois_fatores_ativo = true where id = $1', [id]);
      expect((await b.session()).body).toMatchObject({
        papeis: ['aprovador', 'visualizador_evento'],
        papeisSuspensos: [],
      });
    } finally {
      await rig.rows(`delete from configuracoes where chave = 'papeisComDuasEtapas'`);
    }
  });

  it('a cookie with a false signature, another token or garbage is nobody', async () => {
    const email = freshEmail();
    await rig.usuario(email);
    const b = browser();
    await b.enter(email);
    const name = 'sede.session_token';
    const good = b.jar.get(name) ?? '';
    const [token = ''] = decodeURIComponent(good).split('.');
    for (const value of [
      token,
      `${token}.`,
      encodeURIComponent(`${token}.${Buffer.alloc(32).toString('base64')}`),
      `x${good}`,
      '%E0%A4%A',
      '.',
    ]) {
      b.jar.set(name, value);
      expect((await b.session()).body.usuario, value).toBeNull();
    }
    b.jar.set(name, good);
    expect((await b.session()).body.usuario).not.toBeNull();
  });

  it('ends 24 hours after its last use and 7 days after its sign-in; the use is marked to five minutes', async () => {
    const email = freshEmail();
    const { id } = await rig.usuario(email);
    const b = browser();
    await b.enter(email);
    const mark = async () =>
      (await rig.rows<{ atualizado_em: Date }>('select atualizado_em from auth.sessoes where usuario_id = $1', [id]))[0]
        ?.atualizado_em;
    // The mark is written beside the answer.
    const marked = () => expect.poll(mark, { timeout: 20_000 }).toEqual(rig.clock.now().toISOString());
    const at = await mark();
    rig.clock.advance(4 * 60_000);
    await b.session();
    await new Promise((done) => setTimeout(done, 60));
    expect(await mark()).toEqual(at);
    rig.clock.advance(2 * 60_000);
    await b.session();
    await marked();
    for (let hours = 23; hours <= 161; hours += 23) {
      rig.clock.advance(23 * 3_600_000);
      expect((await b.session()).body.usuario, `hour ${hours}`).not.toBeNull();
      await marked();
    }
    rig.clock.advance(7 * 3_600_000);
    expect((await b.session()).body.usuario, 'day 7 ends it').toBeNull();
  });

  it('unused for a day has ended; that somebody’s page is open is no use', async () => {
    const email = freshEmail();
    await rig.usuario(email);
    const [b, open] = [browser(), browser()];
    await b.enter(email);
    await open.enter(email);
    rig.clock.advance(23 * 3_600_000);
    const cookie = [...open.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    expect(await rig.accounts.stillSignedIn({ headers: { cookie } })).not.toBeNull();
    await new Promise((done) => setTimeout(done, 60));
    rig.clock.advance(3_660_000);
    expect((await b.session()).body.usuario).toBeNull();
    expect((await open.session()).body.usuario).toBeNull();
  });

  it('that is to be kept lasts 30 days, used or not', async () => {
    const email = freshEmail();
    await rig.usuario(email);
    const b = browser();
    await b.post('/api/auth/sign-in/email', { email, password: SENHA, manterConectado: true });
    rig.clock.advance(29 * 86_400_000);
    expect((await b.session()).body.usuario).not.toBeNull();
    await new Promise((done) => setTimeout(done, 60));
    rig.clock.advance(86_400_000 + 60_000);
    expect((await b.session()).body.usuario).toBeNull();
  });

  it('that the browser held before ends when somebody signs in again there', async () => {
    const [one, two] = [freshEmail(), freshEmail()];
    const { id } = await rig.usuario(one);
    await rig.usuario(two);
    const b = browser();
    await b.enter(one);
    await b.enter(one, 'outra-senha-9');
    expect((await b.session()).body.usuario, 'a failure ends nothing').toMatchObject({ email: one });
    const before = new Map(b.jar);
    await b.enter(two);
    expect((await b.session()).body.usuario).toMatchObject({ email: two });
    const stolen = browser();
    for (const [name, value] of before) stolen.jar.set(name, value);
    expect((await stolen.session()).body.usuario).toBeNull();
    expect(await rig.rows('select 1 from auth.sessoes where usuario_id = $1', [id])).toEqual([]);
  });

  it('own sessions are listed and ended, one or all others; another person’s are not there', async () => {
    const email = freshEmail();
    await rig.usuario(email);
    const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36';
    const [a, c, d] = [
      rig.browser('10.2.0.1', { 'user-agent': chrome }),
      rig.browser('10.2.0.2'),
      rig.browser('10.2.0.3'),
    ];
    for (const b of [a, c, d]) await b.enter(email);
    const { itens } = (await a.get('/api/conta/sessoes')).body as {
      itens: { id: string; atual: boolean; dispositivo: string; endereco: string }[];
    };
    expect(itens).toHaveLength(3);
    expect(itens.find(({ atual }) => atual)).toMatchObject({ dispositivo: 'Chrome no Windows', endereco: '10.2.0.1' });

    const stranger = browser();
    const other = freshEmail();
    await rig.usuario(other);
    await stranger.enter(other);
    const victim = itens.find(({ endereco }) => endereco === '10.2.0.2');
    expect(await stranger.post(`/api/conta/sessoes/${victim?.id}/encerrar`)).toMatchObject({
      status: 404,
      body: { code: 'conta.sessao_nao_encontrada' },
    });

    expect((await a.post(`/api/conta/sessoes/${victim?.id}/encerrar`)).status).toBe(200);
    expect((await c.session()).body.usuario).toBeNull();
    expect((await a.post('/api/conta/sessoes/encerrar-outras')).body).toEqual({ encerradas: 1 });
    expect((await d.session()).body.usuario).toBeNull();
    expect((await a.session()).body.usuario).not.toBeNull();
  });
});
