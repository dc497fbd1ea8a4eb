import { newId } from '@sede/domain/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedClock } from '../clock/clock.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { createPrincipalReader, type ReadPrincipal } from './principal.ts';
import { readWho } from './read-who.ts';
import { signInAs } from './session-for-tests.ts';

const NOW = '2026-11-20T15:00:00.000Z';
const secret = 'segredo-de-teste-com-mais-de-32-caracteres';

let banco: TestDatabase;
let read: ReadPrincipal;
let statements = 0;

beforeAll(async () => {
  banco = await testDatabase();
  const { pool } = banco;
  // The cast: `query` has more overloads than one that passes everything on can have.
  const counted = {
    query: (...args: Parameters<typeof pool.query>) => {
      statements += 1;
      return pool.query(...args);
    },
  } as typeof pool;
  read = createPrincipalReader({
    pool: counted,
    clock: fixedClock(NOW),
    secret,
    secure: false,
    onError: (error) => {
      throw error;
    },
  });
});
afterAll(() => banco.drop());

async function person(nome: string): Promise<{ id: string; cookie: string }> {
  const id = newId();
  await banco.ownerPool.query('insert into usuarios (id, nome, email) values ($1, $2, $3)', [
    id,
    nome,
    `${nome}@sede.test`,
  ]);
  await banco.ownerPool.query(
    `insert into papeis_usuario (id, usuario_id, papel) values ($1, $2, 'admin_financeiro')`,
    [newId(), id],
  );
  return { id, cookie: await signInAs(banco.db, { secret, usuarioId: id, now: NOW }) };
}

it('requests that come together are read for by one statement, each gets its own person', async () => {
  const [ana, bia] = [await person('ana'), await person('bia')];
  const forged = ana.cookie.replace(/.{6}$/, 'AAAAAA');
  statements = 0;
  const answers = await Promise.all(
    [ana.cookie, bia.cookie, ana.cookie, forged, undefined, bia.cookie].map((cookie) => read(cookie)),
  );
  expect(answers.map((one) => one?.nome ?? null)).toEqual(['ana', 'bia', 'ana', null, null, 'bia']);
  expect(statements).toBe(1);
});

it('what was taken away no longer acts for a request that comes after, one session of a batch ended or not', async () => {
  const [ana, bia] = [await person('ana2'), await person('bia2')];
  const both = () => Promise.all([read(ana.cookie), read(bia.cookie)]);
  expect((await both()).map((one) => one?.papeis)).toEqual([['admin_financeiro'], ['admin_financeiro']]);
  await banco.ownerPool.query('delete from papeis_usuario where usuario_id = $1', [ana.id]);
  await banco.ownerPool.query('update usuarios set desabilitado = true where id = $1', [bia.id]);
  expect((await both()).map((one) => one?.papeis ?? null)).toEqual([[], null]);
});

it('what is done for somebody later knows the roles that a request of theirs would have, and asks for none that would be refused', async () => {
  const { id, cookie } = await person('cid');
  const later = async () => (await readWho(banco.db, id))?.papeis ?? null;
  const now = async () => {
    const principal = await read(cookie);
    return principal && principal.papeisSuspensos.length === 0 ? principal.papeis : null;
  };
  const states: unknown[] = [];
  const both = async () => {
    const [a, b] = [await later(), await now()];
    expect(a).toEqual(b);
    states.push(a);
  };
  await both();
  const { ownerPool } = banco;
  await ownerPool.query(`insert into configuracoes (id, chave, valor)
    values (gen_random_uuid(), 'papeisComDuasEtapas', '["admin_financeiro"]')`);
  await both();
  await ownerPool.query('update usuarios set dois_fatores_ativo = true where id = $1', [id]);
  await both();
  await ownerPool.query('update usuarios set desabilitado = true where id = $1', [id]);
  await both();
  await ownerPool.query(`delete from configuracoes where chave = 'papeisComDuasEtapas'`);
  expect(states).toEqual([['admin_financeiro'], null, ['admin_financeiro'], null]);
});
