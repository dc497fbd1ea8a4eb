import { EventEmitter } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { newId } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FileReply, RawContext } from '../api/index.ts';
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
function ask(raw = new EventEmitter()): Promise<FileReply> {
  const ctx = { actor: { usuarioId }, db: banco.db, services: { pool: banco.pool }, now: '2026-11-20T15:00:00.000Z' };
  return exportReply(Object.assign(ctx, { address: '127.0.0.1', reply: { raw } }) as RawContext, {
    formato: 'csv',
    nome: 'lista',
    titulo: 'Lista',
    columns: [{ titulo: 'N', tipo: 'inteiro', valor: ({ n }: { n: number }) => n }],
    rows: sql`select n from generate_series(1, 3) n`,
  });
}
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
});
