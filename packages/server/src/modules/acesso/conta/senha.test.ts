import { scryptSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsRig, accountsRig, SENHA } from '#platform/testing/accounts.ts';
import { quickPasswords } from '#platform/testing/quick-passwords.ts';

quickPasswords();

let rig: AccountsRig;
let n = 0;
let address = 0;
const freshEmail = () => `senha${++n}@sindicato.org.br`;
/** Each test from an address of its own, so that limits do not leak between them. */
const browser = () => rig.browser(`10.1.${Math.floor(++address / 250)}.${address % 250}`);

beforeAll(async () => {
  rig = await accountsRig();
});
afterAll(() => rig.close());
beforeEach(() => rig.clock.set(new Date().toISOString()));

describe('the password', () => {
  const nova = 'girassol-azul-31';
  it('is changed with the two fields soon after the sign-in; other sessions and links end', async () => {
    const email = freshEmail();
    await rig.usuario(email);
    const [a, other] = [browser(), browser()];
    await a.enter(email);
    await other.enter(email);
    expect(await a.post('/api/conta/senha', { novaSenha: nova, confirmacao: nova })).toMatchObject({
      status: 200,
      body: { sessoesEncerradas: 1 },
    });
    expect((await other.session()).body.usuario).toBeNull();
    expect((await a.session()).body.usuario).not.toBeNull();
    expect((await browser().enter(email)).status).toBe(401);
    expect((await browser().enter(email, nova)).status).toBe(200);
  });

  it('asks the current one when the sign-in is older than 10 minutes', async () => {
    const email = freshEmail();
    await rig.usuario(email);
    const b = browser();
    await b.enter(email);
    rig.clock.advance(11 * 60_000);
    const fields = { novaSenha: nova, confirmacao: nova };
    expect(await b.post('/api/conta/senha', fields)).toMatchObject({
      status: 403,
      body: { code: 'conta.confirmar_senha' },
    });
    expect(await b.post('/api/conta/senha', { ...fields, senhaAtual: 'nao-e-esta-1' })).toMatchObject({
      status: 422,
      body: { code: 'conta.senha_atual_incorreta', data: { campos: { senhaAtual: 'Senha atual incorreta.' } } },
    });
    expect((await b.post('/api/conta/senha', { ...fields, senhaAtual: SENHA })).status).toBe(200);
  });

  it('guesses of the current one are limited', async () => {
    const email = freshEmail();
    await rig.usuario(email);
    const b = browser();
    await b.enter(email);
    const guess = () => b.post('/api/conta/senha', { novaSenha: nova, confirmacao: nova, senhaAtual: 'nao-e-esta-1' });
    for (let i = 0; i < 10; i++) expect((await guess()).status).toBe(422);
    expect(await guess()).toMatchObject({ status: 429, body: { code: 'conta.muitas_tentativas' } });
  });

  it.each([
    ['short', 'abc123x', 'abc123x', 'conta.senha_fraca', 'novaSenha'],
    ['commonly breached', 'password1', 'password1', 'conta.senha_fraca', 'novaSenha'],
    ['made of the union', 'sindicato2026', 'sindicato2026', 'conta.senha_fraca', 'novaSenha'],
    ["made of the union's own name", 'Sinteste#2026', 'Sinteste#2026', 'conta.senha_fraca', 'novaSenha'],
    ["made of the person's name", 'pessoa-1985', 'pessoa-1985', 'conta.senha_fraca', 'novaSenha'],
    ['different in the second field', 'girassol-azul-31', 'girassol-azul-32', 'conta.senhas_diferentes', 'confirmacao'],
  ])('a %s one is refused and nothing changes', async (_case, novaSenha, confirmacao, code, campo) => {
    const email = freshEmail();
    await rig.usuario(email);
    const b = browser();
    await b.enter(email);
    const answer = await b.post('/api/conta/senha', { novaSenha, confirmacao });
    expect(answer).toMatchObject({ status: 422, body: { code } });
    expect(Object.keys(answer.body.data?.campos ?? {})).toEqual([campo]);
    expect((await browser().enter(email)).status).toBe(200);
  });

  it('an older digest is renewed at the sign-in, and only after the right password', async () => {
    const email = freshEmail();
    const { id } = await rig.usuario(email);
    const salt = '0123456789abcdef0123456789abcdef';
    const older = `${salt}:${scryptSync(SENHA, salt, 64, { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }).toString('hex')}`;
    await rig.rows('update auth.contas set senha = $2 where usuario_id = $1', [id, older]);
    const kept = async () =>
      (await rig.rows<{ senha: string }>('select senha from auth.contas where usuario_id = $1', [id]))[0]?.senha;
    expect((await browser().enter(email, 'outra-senha-9')).status).toBe(401);
    expect(await kept()).toBe(older);
    expect((await browser().enter(email)).status).toBe(200);
    expect(await kept()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await browser().enter(email)).status).toBe(200);
  });

  it('no password, token or second factor is ever in the audit trail or the log', async () => {
    const text = JSON.stringify(await rig.rows('select antes, depois from auditoria')) + rig.logged.join('');
    expect(text).not.toMatch(/amendoeira|girassol|segredo|token_|"senha"/);
    expect(text.length).toBeGreaterThan(1000);
  });
});

describe('recovery', () => {
  const request = (email: string, b = browser()) => b.post('/api/auth/request-password-reset', { email });
  const tokenOf = async (email: string) => {
    const mail = (await rig.mails()).filter(({ para }) => para === email).at(-1);
    const link = mail?.texto.match(/http\S+/)?.[0] ?? '';
    expect(link).toMatch(/^http:\/\/localhost:3999\/nova-senha\?token=/);
    return new URL(link).searchParams.get('token') ?? '';
  };

  it('says the same whether the address exists or not, and that e-mail is not configured', async () => {
    const email = freshEmail();
    await rig.usuario(email);
    const [known, unknown] = [await request(email), await request(freshEmail())];
    expect(known.body).toEqual(unknown.body);
    expect(known.body).toMatchObject({
      emailConfigurado: false,
      message: expect.stringContaining('não está configurado'),
    });
    expect((await rig.mails()).filter(({ para }) => para === email)).toHaveLength(1);
  });

  it('what is no address is refused as such, and no mail leaves', async () => {
    const before = (await rig.mails()).length;
    expect(await request('sem arroba')).toMatchObject({
      status: 400,
      body: { code: 'conta.email_invalido', message: 'E-mail inválido.' },
    });
    expect(await rig.mails()).toHaveLength(before);
  });

  it('the time of the answer does not tell either', async () => {
    const email = freshEmail();
    await rig.usuario(email);
    const time = async (who: string) => {
      const from = performance.now();
      await request(who);
      return performance.now() - from;
    };
    const times = [await time(email), await time(freshEmail())];
    expect(Math.min(...times)).toBeGreaterThan(295);
  });

  it('a request with a foreign host still links to our address', async () => {
    const email = freshEmail();
    await rig.usuario(email);
    await browser().post('/api/auth/request-password-reset', { email }, { host: 'mau.example' });
    await tokenOf(email);
  });

  it('the link chooses a password once, ends the sessions and every other link', async () => {
    const email = freshEmail();
    const { id } = await rig.usuario(email);
    const b = browser();
    await b.enter(email);
    await request(email);
    const first = await tokenOf(email);
    await request(email);
    const token = await tokenOf(email);
    expect(token).not.toBe(first);
    expect(JSON.stringify(await rig.rows('select * from auth.verificacoes'))).not.toContain(token);
    const choose = (t: string, newPassword = 'girassol-azul-31') =>
      browser().post('/api/auth/reset-password', { token: t, newPassword });
    for (const weak of ['password', `${email.split('@')[0]}2026`]) {
      expect((await choose(token, weak)).body.code, 'a weak one leaves the link alive').toBe('conta.senha_fraca');
    }
    expect(await choose(token)).toMatchObject({ status: 200, body: { message: 'Senha alterada com sucesso!' } });
    expect((await b.session()).body.usuario).toBeNull();
    expect(await choose(token)).toMatchObject({ status: 422, body: { code: 'conta.link_invalido' } });
    expect((await choose(first)).status).toBe(422);
    expect((await browser().enter(email, 'girassol-azul-31')).status).toBe(200);
    expect(await rig.rows('select email_verificado from usuarios where id = $1', [id])).toEqual([
      { email_verificado: true },
    ]);
  });

  it.each([
    ['../../x', 422],
    ['x\0y', 400],
  ])('the false link %j is refused as such', async (token, status) =>
    expect((await browser().post('/api/auth/reset-password', { token, newPassword: 'girassol-azul-31' })).status).toBe(
      status,
    ),
  );

  it('an expired link is refused', async () => {
    const email = freshEmail();
    await rig.usuario(email);
    await request(email);
    const token = await tokenOf(email);
    await rig.rows(`update auth.verificacoes set expira_em = now() - interval '1 minute'`);
    const answer = await browser().post('/api/auth/reset-password', { token, newPassword: 'girassol-azul-31' });
    expect(answer.body.code).toBe('conta.link_invalido');
  });

  it('twenty uses of one link at once choose one password', async () => {
    const email = freshEmail();
    await rig.usuario(email);
    await request(email);
    const token = await tokenOf(email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        browser().post('/api/auth/reset-password', { token, newPassword: `girassol-azul-${100 + i}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is limited per account', async () => {
    const email = freshEmail();
    await rig.usuario(email);
    for (let i = 0; i < 5; i++) expect((await request(email)).status).toBe(200);
    const refused = await request(email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    expect((await rig.mails()).filter(({ para }) => para === email)).toHaveLength(5);
  });
});
