import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsRig, accountsRig } from '#platform/testing/accounts.ts';
import { quickPasswords } from '#platform/testing/quick-passwords.ts';

quickPasswords();

let rig: AccountsRig;
let n = 0;
const freshEmail = () => `limite${++n}@sindicato.org.br`;
const WRONG = 'nao-e-esta-senha-1';

beforeAll(async () => {
  // One proxy of this machine is trusted: its word on the client's address counts.
  rig = await accountsRig({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => rig.close());
beforeEach(() => rig.clock.set(new Date().toISOString()));

const failures = async (times: number, email: string, address: (i: number) => string) => {
  for (let i = 0; i < times; i++) await rig.browser(address(i)).enter(email, WRONG);
};

describe('ten failures of an account at an address', () => {
  it('refuse that pair for 15 minutes, also after a restart, and say so; elsewhere the person signs in', async () => {
    const email = freshEmail();
    await rig.usuario(email);
    for (let i = 0; i < 10; i++) expect((await rig.browser('10.3.0.1').enter(email, WRONG)).status).toBe(401);
    const refused = await rig.browser('10.3.0.1').enter(email);
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'conta.muitas_tentativas', message: 'Muitas tentativas. Tente novamente em 15 minutos.' },
    });
    expect(Number(refused.headers['retry-after'])).toBe(900);
    expect((await rig.browser('10.3.1.1').enter(email)).status, 'a colleague is not shut out').toBe(200);
    await rig.restart();
    rig.clock.advance(14 * 60_000);
    expect((await rig.browser('10.3.0.1').enter(email)).body.message).toBe(
      'Muitas tentativas. Tente novamente em 1 minuto.',
    );
    rig.clock.advance(61_000);
    expect((await rig.browser('10.3.0.1').enter(email)).status).toBe(200);
  });

  it('count for an unknown e-mail just the same', async () => {
    const email = freshEmail();
    await failures(10, email, () => '10.4.0.1');
    expect((await rig.browser('10.4.0.1').enter(email, WRONG)).status).toBe(429);
    expect((await rig.browser('10.4.1.1').enter(email, WRONG)).status).toBe(401);
  });

  it('are forgiven by a sign-in in between', async () => {
    const email = freshEmail();
    await rig.usuario(email);
    await failures(9, email, () => '10.5.0.1');
    expect((await rig.browser('10.5.0.1').enter(email)).status).toBe(200);
    rig.held.length = 0;
    await failures(9, email, () => '10.5.0.1');
    expect(rig.held).toEqual([]);
  });

  it('fifty tries at the same instant are ten guesses', async () => {
    const email = freshEmail();
    await rig.usuario(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => rig.browser('10.6.0.1').enter(email, WRONG)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
  });
});

describe('an address from which the account signed in during the last 30 days', () => {
  it('is only slowed by its own failures, a few at a time, and never refused to the person', async () => {
    const email = freshEmail();
    await rig.usuario(email);
    await rig.browser('10.7.0.1').enter(email);
    await failures(10, email, () => '10.7.0.1');
    rig.held.length = 0;
    const together = await Promise.all(Array.from({ length: 5 }, () => rig.browser('10.7.0.1').enter(email, WRONG)));
    expect(together.map(({ status }) => status).toSorted()).toEqual([401, 401, 401, 429, 429]);
    expect(together.find(({ status }) => status === 429)?.headers['retry-after']).toBe('1');
    expect(rig.held).toEqual([1, 1, 1]);
    rig.clock.advance(1000);
    expect((await rig.browser('10.7.0.1').enter(email)).status).toBe(200);
    rig.held.length = 0;
    expect((await rig.browser('10.7.0.1').enter(email)).status).toBe(200);
    expect(rig.held, 'the sign-in forgave').toEqual([]);
  });

  it('is neither refused nor slowed by what fails at any number of others', async () => {
    const email = freshEmail();
    await rig.usuario(email);
    await rig.browser('10.8.0.1').enter(email);
    await failures(60, email, (i) => `10.8.1.${i}`);
    rig.held.length = 0;
    expect((await rig.browser('10.8.0.1').enter(email)).status).toBe(200);
    expect(rig.held).toEqual([]);
    // An address that nobody knows is slowed, and let in.
    expect((await rig.browser('10.8.2.1').enter(email)).status).toBe(200);
    expect(rig.held).toEqual([4]);
  });

  it('is one no longer a month later', async () => {
    const email = freshEmail();
    const { id } = await rig.usuario(email);
    await rig.browser('10.11.0.1').enter(email);
    await rig.rows(`update logs_usuario set data = data - interval '31 days' where usuario_id = $1`, [id]);
    await failures(10, email, () => '10.11.0.1');
    expect((await rig.browser('10.11.0.1').enter(email)).status).toBe(429);
  });
});

describe('fifty failures from an address', () => {
  const tryFrom = (address: string, headers: Record<string, string> = {}) =>
    rig.browser(address, headers).enter(freshEmail(), WRONG);
  const heldFor = async (work: Promise<unknown>) => {
    rig.held.length = 0;
    await work;
    return rig.held;
  };

  it('only slow it down, longer and longer to half a minute, whatever headers it sends; others are not touched', async () => {
    // Ten at a time: each costs a password hash, and a slow machine must not turn them into time-outs.
    for (let batch = 0; batch < 5; batch++) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => tryFrom('203.0.113.7')));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 401));
    }
    expect(await heldFor(tryFrom('203.0.113.7'))).toEqual([1]);
    expect(await heldFor(tryFrom('203.0.113.7', { 'x-forwarded-for': '198.51.100.1' }))).toEqual([1]);
    expect(await heldFor(tryFrom('203.0.113.7', { 'x-sede-endereco': '198.51.100.2' }))).toEqual([1]);
    expect(await heldFor(tryFrom('203.0.113.8'))).toEqual([]);
    rig.held.length = 0;
    for (let i = 0; i < 24; i++) await tryFrom('203.0.113.7');
    expect(rig.held).toEqual([
      1,
      1,
      ...Array(5).fill(2),
      ...Array(5).fill(4),
      ...Array(5).fill(8),
      ...Array(5).fill(16),
      30,
      30,
    ]);
    const email = freshEmail();
    await rig.usuario(email);
    expect((await rig.browser('203.0.113.7').enter(email)).status, 'the right password of another').toBe(200);
  });

  it('behind the trusted proxy it is the client that is counted', async () => {
    const through = (client: string) => tryFrom('127.0.0.1', { 'x-forwarded-for': client });
    for (let batch = 0; batch < 5; batch++) {
      await Promise.all(Array.from({ length: 10 }, () => through('198.51.100.9')));
    }
    expect(await heldFor(through('198.51.100.9'))).toEqual([1]);
    // What the client itself put before the proxy's word does not count.
    expect(await heldFor(through('192.0.2.55, 198.51.100.9'))).toEqual([1]);
    expect(await heldFor(through('198.51.100.10'))).toEqual([]);
  });

  it('the address that the session keeps cannot be spoofed either', async () => {
    const email = freshEmail();
    const { id } = await rig.usuario(email);
    await rig.browser('203.0.113.20', { 'x-sede-endereco': '192.0.2.1', 'x-forwarded-for': '192.0.2.2' }).enter(email);
    expect(await rig.rows('select endereco from auth.sessoes where usuario_id = $1', [id])).toEqual([
      { endereco: '203.0.113.20' },
    ]);
  });
});

it('the sweep forgets what is past its time and nothing else', async () => {
  const email = freshEmail();
  await rig.usuario(email);
  await rig.browser('10.9.0.1').enter(email, WRONG);
  await rig.accounts.sweep();
  const count = async () =>
    (await rig.rows<{ n: number }>('select count(*)::int as n from auth.tentativas'))[0]?.n ?? 0;
  expect(await count()).toBeGreaterThan(0);
  rig.clock.advance(23 * 3600_000);
  await rig.accounts.sweep();
  expect(await count(), 'limits of a day still need it').toBeGreaterThan(0);
  rig.clock.advance(61 * 60_000);
  await rig.accounts.sweep();
  expect(await count()).toBe(0);
});

describe('under TLS', () => {
  it('the cookie is __Host- and Secure, and only that one is believed', async () => {
    const tls = await accountsRig({ PUBLIC_URL: 'https://localhost' });
    try {
      const email = freshEmail();
      await tls.usuario(email);
      const b = tls.browser();
      const { headers } = await b.enter(email);
      const cookie = [headers['set-cookie'] ?? []].flat()[0] ?? '';
      expect(cookie).toMatch(/^__Host-sede\.session_token=/);
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toMatch(/; Path=\//);
      expect(cookie).not.toMatch(/Domain/i);
      expect((await b.session()).body.usuario).not.toBeNull();
      const value = b.jar.get('__Host-sede.session_token') ?? '';
      b.jar.clear();
      b.jar.set('sede.session_token', value);
      expect((await b.session()).body.usuario).toBeNull();
    } finally {
      await tls.close();
    }
  });
});
