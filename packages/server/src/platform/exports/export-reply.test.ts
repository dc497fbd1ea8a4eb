import { EventEmitter } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { isRole, type Role } from '@sede/domain/access';
import { newId } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { FileReply, RawContext } from '../api/index.ts';
import { createEventBus } from '../events/bus.ts';
import { createLogger } from '../logging/logger.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { EXPORT_LIMITS } from './export-gate.ts';
import { exportReply } from './export-reply.ts';

let banco: TestDatabase;
let usuarioId: string;
beforeAll(async () => {
  banco = await testDatabase();
  usuarioId = newId();
  await banco.pool.query(`insert into usuarios (id, nome, email) values ($1, 'Ana', 'ana@sede.test')`, [usuarioId]);
});
afterAll(() => banco.drop());

/** What an export needs of a request, cast to a whole one; `raw` tells when the browser goes away. */
function ask(raw = new EventEmitter(), papeis: readonly Role[] = []): Promise<FileReply> {
  const escritorios: readonly string[] = [];
  const actor = { usuarioId, papeis, escritorios };
  const ctx = { actor, db: banco.db, services: { pool: banco.pool, events }, now: '2026-11-20T15:00:00.000Z' };
  return exportReply(Object.assign(ctx, { address: '127.0.0.1', reply: { raw } }) as RawContext, {
    formato: 'csv',
    nome: 'lista',
    titulo: 'Lista',
    columns: [{ titulo: 'N', tipo: 'inteiro', valor: ({ n }: { n: number }) => n }],
    rows: sql`select n from generate_series(1, 3) n`,
  });
}
const events = createEventBus({ origin: 'teste', relay: null, log: createLogger({ level: 'silent' }) });
const read = ({ corpo }: FileReply) => text(corpo as Readable);
const giveUp = ({ corpo }: FileReply) => (corpo as Readable).destroy();

it('so many spreadsheets are made at once; one that is read or given up lets the next begin', async () => {
  const { atOnce, waiting } = EXPORT_LIMITS;
  const [first, second, ...others] = await Promise.all(Array.from({ length: atOnce }, () => ask()));
  if (!first || !second) throw new Error('the limit allows two');
  const browser = new EventEmitter().setMaxListeners(waiting + 1);
  const [third, fourth, ...rest] = Array.from({ length: waiting }, () => ask(browser));
  const outcomes = Promise.allSettled(rest);
  await expect(ask()).rejects.toMatchObject({ code: 'plataforma.indisponivel' });

  expect(await read(first)).toContain('3');
  expect(await read((await third) as FileReply)).toContain('3');
  giveUp(second);
  others.push((await fourth) as FileReply);
  // The browser of all the other requests is closed.
  browser.emit('close');
  for (const outcome of await outcomes) if (outcome.status === 'fulfilled') giveUp(outcome.value);
  for (const other of others) giveUp(other);
  expect(await read(await ask())).toContain('3');
  expect(events.listening()).toBe(0);
});

/** An export that nobody reads to its end, of somebody who may do all that they may now. Out: whether their connection was cut. */
async function underWay() {
  const { rows } = await banco.pool.query<{ papel: string }>(`select papel from papeis_usuario where usuario_id = $1`, [
    usuarioId,
  ]);
  const raw = Object.assign(new EventEmitter(), { destroyed: false });
  const reply = await ask(
    Object.assign(raw, {
      destroy: () => {
        raw.destroyed = true;
        raw.emit('close');
      },
    }),
    rows.map(({ papel }) => papel).filter(isRole),
  );
  return { raw, reply };
}
const give = (papel: string) =>
  banco.pool.query('insert into papeis_usuario (id, usuario_id, papel) values (gen_random_uuid(), $1, $2)', [
    usuarioId,
    papel,
  ]);
const changed = () => events.publish([{ modulo: 'usuarios', ids: [usuarioId] }]);
const cut = (raw: { destroyed: boolean }) => vi.waitFor(() => expect(raw.destroyed).toBe(true), { timeout: 5000 });

it('a role or an account that is taken away cuts off the spreadsheet under way; whatever is given ends nothing', async () => {
  await give('admin_financeiro');
  const first = await underWay();
  await give('gestor_evento');
  changed();
  events.publish([{ modulo: 'usuarios', ids: [newId()] }]);
  const second = await underWay();
  await banco.pool.query(`delete from papeis_usuario where papel = 'gestor_evento'`);
  changed();
  await cut(second.raw);
  // The first never had that role.
  expect(first.raw.destroyed).toBe(false);
  await banco.pool.query('update usuarios set desabilitado = true where id = $1', [usuarioId]);
  changed();
  await cut(first.raw);
  for (const { reply } of [first, second]) giveUp(reply);
  await vi.waitFor(() => expect(events.listening()).toBe(0));
});
