import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AccountsRig, accountsRig, SENHA } from '#platform/testing/accounts.ts';

let rig: AccountsRig;
const open: AccountsRig[] = [];
const rigOf = async (env = {}) => {
  const made = await accountsRig(env);
  open.push(made);
  return made;
};

beforeEach(async () => {
  rig = await rigOf();
});
afterEach(async () => {
  for (const made of open.splice(0)) await made.close();
});

const codeOf = (r: AccountsRig) => r.printed.at(-1)?.match(/[A-Z2-9]{5}-[A-Z2-9]{5}/)?.[0] ?? '';
const claim = (codigo: string, overrides = {}, address = '10.0.0.1') =>
  rig
    .browser(address)
    .post('/api/primeiro-acesso', { codigo, nome: 'Ana', email: 'ana@sindicato.org.br', senha: SENHA, ...overrides });

it('on an empty database the printed code makes the first gestor_sistema, once', async () => {
  await rig.accounts.start();
  expect((await rig.browser().session()).body).toMatchObject({ usuario: null, primeiroAcesso: true, permissoes: [] });
  const code = codeOf(rig);
  expect(JSON.stringify(await rig.rows('select * from auth.primeiro_acesso'))).not.toContain(code);
  expect((await claim(code.toLowerCase().replace('-', ' '))).status).toBe(200);
  const b = rig.browser();
  expect((await b.enter('ana@sindicato.org.br')).status).toBe(200);
  expect((await b.session()).body).toMatchObject({ papeis: ['gestor_sistema'], primeiroAcesso: false });
  const again = await claim(code, { email: 'outra@sindicato.org.br' });
  expect(again.status).toBe(409);
  const [audit] = await rig.rows<{ operacao: string }>(`select operacao from auditoria where tabela = 'usuarios'`);
  expect(audit?.operacao).toBe('sessao.primeiroAcesso');
  // Nothing is printed any more.
  const before = rig.printed.length;
  await rig.accounts.start();
  expect(rig.printed).toHaveLength(before);
});

it('only the newest code is valid, across restarts', async () => {
  await rig.accounts.start();
  const old = codeOf(rig);
  await rig.restart();
  await rig.accounts.start();
  expect(codeOf(rig)).not.toBe(old);
  expect((await claim(old)).status).toBe(422);
  await rig.restart();
  expect((await claim(codeOf(rig))).status, 'a restart without a new code keeps the last').toBe(200);
});

it('fifty at once make one', async () => {
  await rig.accounts.start();
  const code = codeOf(rig);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => claim(code, { email: `ana${i}@sindicato.org.br` }, `10.0.1.${i}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  // The tries are counted on connections of their own: nobody waits in vain for the pool that the writes hold (503).
  expect([...new Set(answers.map(({ status }) => status))].toSorted()).toEqual([200, 409]);
  expect(await rig.rows('select papel from papeis_usuario')).toEqual([{ papel: 'gestor_sistema' }]);
  expect(await rig.rows('select 1 from usuarios')).toHaveLength(1);
});

it('guesses are limited for an address and in all', async () => {
  await rig.accounts.start();
  for (let i = 0; i < 10; i++) expect((await claim('AAAAA-AAAAA')).status).toBe(422);
  expect((await claim(codeOf(rig))).status, 'even the right code').toBe(429);
  for (let i = 0; i < 40; i++) await claim('AAAAA-AAAAA', {}, `10.0.2.${i}`);
  expect((await claim('AAAAA-AAAAA', {}, '10.0.3.1')).status).toBe(429);
  rig.clock.advance(15 * 60_000 + 1000);
  expect((await claim(codeOf(rig))).status).toBe(200);
});

it.each([
  [{ senha: 'password' }, 422],
  [{ email: 'ana' }, 400],
  [{ nome: ' ' }, 400],
  [{ papeis: ['x'] }, 400],
])('%o is refused and the code stays valid', async (overrides, status) => {
  await rig.accounts.start();
  expect((await claim(codeOf(rig), overrides)).status).toBe(status);
  expect(await rig.rows('select 1 from usuarios')).toHaveLength(0);
  expect((await claim(codeOf(rig))).status).toBe(200);
});

it('a weak ADMIN_PASSWORD is told in words, and makes nobody', async () => {
  const weak = await accountsRig({ ADMIN_EMAIL: 'ana@ex.org.br', ADMIN_PASSWORD: 'password12' });
  try {
    await expect(weak.accounts.start()).rejects.toThrow(/ADMIN_EMAIL, ADMIN_PASSWORD: Senha muito fraca\./);
    expect(await weak.rows('select 1 from usuarios')).toEqual([]);
  } finally {
    await weak.close();
  }
});

it('ADMIN_EMAIL and ADMIN_PASSWORD make the first user unattended, and never a second', async () => {
  const unattended = await rigOf({ ADMIN_EMAIL: 'Chefe@sindicato.org.br', ADMIN_PASSWORD: SENHA });
  await Promise.all([unattended.accounts.start(), unattended.accounts.start()]);
  expect(unattended.printed).toHaveLength(0);
  await unattended.restart();
  await unattended.accounts.start();
  expect(await unattended.rows('select email from usuarios')).toEqual([{ email: 'chefe@sindicato.org.br' }]);
  expect((await unattended.browser().enter('chefe@sindicato.org.br')).status).toBe(200);
});
