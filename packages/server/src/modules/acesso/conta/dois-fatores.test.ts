import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { STEP_MS, totpCode } from '#platform/auth/index.ts';
import { type AccountsRig, accountsRig, SENHA } from '#platform/testing/accounts.ts';
import { quickPasswords } from '#platform/testing/quick-passwords.ts';

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
// A code is good for its step and the one beside it: the day stands still in the middle of a step, for the library as
// for us, so that no step ends between making a code and sending it.
beforeEach(() => {
  const middle = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2;
  vi.useFakeTimers({ toFake: ['Date'], now: middle });
  rig.clock.set(new Date(middle).toISOString());
});
afterEach(() => void vi.useRealTimers());

describe('the second step', () => {
  const secretOf = (uri: unknown) => {
    const base32 = new URL(String(uri)).searchParams.get('secret') ?? '';
    const bits = [...base32]
      .map((c) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0'))
      .join('');
    return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))).toString();
  };
  const step = () => Math.floor(Date.now() / STEP_MS);

  async function withTwoFactors() {
    const email = freshEmail();
    const { id } = await rig.usuario(email);
    const b = browser();
    await b.enter(email);
    const enabled = await b.post('/api/auth/two-factor/enable', { password: SENHA });
    expect(enabled.status).toBe(200);
    const secret = secretOf(enabled.body.totpURI);
    // The code of the step before, so that this step's is still unused.
    expect(await b.post('/api/auth/two-factor/verify-totp', { code: totpCode(secret, step() - 1) })).toMatchObject({
      status: 200,
    });
    return { email, id, b, secret, codes: enabled.body.backupCodes as string[] };
  }

  it('is turned on with the password and a code; then the sign-in asks it', async () => {
    const { email, id, b, secret } = await withTwoFactors();
    expect((await b.session()).body.usuario).toMatchObject({ doisFatores: true });
    const c = browser();
    expect((await c.enter(email)).body).toEqual({ twoFactorRedirect: true });
    expect((await c.session()).body.usuario, 'not in before the code').toBeNull();
    const before = await rig.rows('select 1 from logs_usuario where usuario_id = $1', [id]);
    expect((await c.post('/api/auth/two-factor/verify-totp', { code: totpCode(secret, step()) })).status).toBe(200);
    expect((await c.session()).body.usuario).toMatchObject({ id });
    expect(await rig.rows('select 1 from logs_usuario where usuario_id = $1', [id])).toHaveLength(before.length + 1);
    const [entry] = await rig.rows<{ operacao: string }>(
      `select operacao from auditoria where registro_id = $1 and depois ->> 'dois_fatores_ativo' = 'true'`,
      [id],
    );
    expect(entry?.operacao).toBe('conta.segundoPasso');
  });

  it('a session stays the kind that was chosen, past the code and the setting-up', async () => {
    const days = async (id: string) =>
      (
        await rig.rows<{ dias: number }>(
          'select extract(epoch from expira_em - criado_em)::float8 / 86400 as dias from auth.sessoes where usuario_id = $1 order by id',
          [id],
        )
      ).map(({ dias }) => Math.round(dias));
    const { email, id, secret } = await withTwoFactors();
    expect(await days(id), 'turning it on makes no short session a long one').toEqual([1]);
    const c = browser();
    await c.post('/api/auth/sign-in/email', { email, password: SENHA, manterConectado: true });
    const code = totpCode(secret, step());
    const entered = await c.post('/api/auth/two-factor/verify-totp', { code, manterConectado: true });
    expect([entered.headers['set-cookie'] ?? []].flat().join('\n')).toMatch(/session_token=[^\n]*Max-Age=2592000/i);
    expect(await days(id)).toEqual([1, 30]);
    expect((await c.post('/api/auth/two-factor/disable', { password: SENHA })).status).toBe(200);
    expect(await days(id)).toEqual([1, 30]);
  });

  it('a code works once, also when two send it at the same instant', async () => {
    const { email, secret } = await withTwoFactors();
    const code = totpCode(secret, step());
    const browsers = [browser(), browser(), browser()];
    for (const b of browsers) await b.enter(email);
    const answers = await Promise.all(browsers.map((b) => b.post('/api/auth/two-factor/verify-totp', { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(answers.find(({ status }) => status === 401)?.body.code).toBe('conta.codigo_invalido');
    const late = browser();
    await late.enter(email);
    expect((await late.post('/api/auth/two-factor/verify-totp', { code })).body.code).toBe('conta.codigo_invalido');
    expect((await late.session()).body.usuario).toBeNull();
  });

  it('a backup code works once', async () => {
    const { email, codes } = await withTwoFactors();
    const [code] = codes;
    const use = async () => {
      const b = browser();
      await b.enter(email);
      return b.post('/api/auth/two-factor/verify-backup-code', { code });
    };
    expect((await use()).status).toBe(200);
    expect(await use()).toMatchObject({ status: 401, body: { code: 'conta.codigo_invalido' } });
  });

  it('five wrong codes end the attempt: back to the password', async () => {
    const { email } = await withTwoFactors();
    const b = browser();
    await b.enter(email);
    for (let i = 0; i < 5; i++) {
      expect((await b.post('/api/auth/two-factor/verify-totp', { code: '000000' })).body.code).toBe(
        'conta.codigo_invalido',
      );
    }
    expect((await b.post('/api/auth/two-factor/verify-totp', { code: '000000' })).body.code).toBe(
      'conta.segundo_passo_expirado',
    );
  });

  it('cannot be turned off by whoever holds a role that requires it', async () => {
    const { b, id } = await withTwoFactors();
    await rig.rows(`insert into papeis_usuario (id, usuario_id, papel) values (gen_random_uuid(), $1, 'aprovador')`, [
      id,
    ]);
    rig.settings.papeisComDuasEtapas = ['aprovador'];
    try {
      expect(await b.post('/api/auth/two-factor/disable', { password: SENHA })).toMatchObject({
        status: 422,
        body: { code: 'conta.dois_fatores_obrigatoria' },
      });
    } finally {
      rig.settings.papeisComDuasEtapas = [];
    }
  });

  it('turning on and off asks the password', async () => {
    const { b, email } = await withTwoFactors();
    expect((await b.post('/api/auth/two-factor/enable', { password: SENHA })).body.code).toBe(
      'conta.dois_fatores_ja_ativo',
    );
    expect((await b.post('/api/auth/two-factor/disable', { password: 'nao-e-esta-1' })).body.code).toBe(
      'conta.senha_atual_incorreta',
    );
    expect((await b.post('/api/auth/two-factor/disable', { password: SENHA })).status).toBe(200);
    expect((await browser().enter(email)).body).toEqual({ twoFactorRedirect: false });
    expect((await browser().post('/api/auth/two-factor/enable', { password: SENHA })).status).toBe(401);
  });
});
