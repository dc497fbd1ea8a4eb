import { mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { issueCode } from '#modules/acesso/sessao/primeiro-acesso.ts';
import { createLogger } from '../logging/logger.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { placesOf } from './place-identity.ts';
import { joinProcesses, livingProcesses, type ProcessRegistry } from './process-registry.ts';

let banco: TestDatabase;
let folder: string;
const joined: ProcessRegistry[] = [];
const log = createLogger({ level: 'silent' });
const warn = vi.spyOn(log, 'warn');
const NOW = '2026-11-20T15:00:00.000Z';
beforeAll(async () => {
  banco = await testDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'sede-processos-'));
});
afterEach(async () => {
  for (const one of joined.splice(0)) await one.close();
  warn.mockClear();
});
afterAll(async () => {
  await banco.drop();
  rmSync(folder, { recursive: true, force: true });
});

const placesIn = (copias: string, dados = 'dados') =>
  placesOf({
    backup: { folder: path.join(folder, copias), s3: undefined, key: undefined },
    dataDir: path.join(folder, dados),
    s3: undefined,
  });
const join = async (places: ReturnType<typeof placesIn> | null, beatMs?: number) => {
  const one = await joinProcesses({ db: banco.db, log, versao: '1', places, ...(beatMs && { beatMs }) });
  joined.push(one);
  return one;
};

it('several processes put their backups into one place, or the later one does not start', async () => {
  const first = await join(placesIn('copias'));
  await join(placesIn('copias'));
  await expect(join(placesIn('outras'))).rejects.toThrow(
    new RegExp(`processo ${process.pid} em ${hostname()}.*BACKUP_DIR.*BACKUP_S3_BUCKET`),
  );
  expect(warn).not.toHaveBeenCalled();
  await join(placesIn('copias', 'outros-dados'));
  expect(warn).toHaveBeenCalledOnce();
  for (const one of joined.splice(0)) await one.close();
  expect(await livingProcesses(banco.db)).toEqual([]);
  // Nobody is left: the place may change.
  expect((await join(placesIn('outras'))).id).not.toBe(first.id);
});

it('one that was killed counts no longer: at once on this machine, elsewhere without a sign of life', async () => {
  const insert = (computador: string, seen: string) =>
    banco.pool.query(
      `insert into processos (id, computador, numero, versao, lugar_copias, lugar_arquivos, visto_em)
      values (gen_random_uuid(), $1, 4194305, '1', 'outro', 'x', now() - $2::interval)`,
      [computador, seen],
    );
  await insert(hostname(), '1 second');
  await insert('longe', '1 minute');
  await (await join(placesIn('copias'))).close();
  await insert('longe', '20 seconds');
  await expect(join(placesIn('copias'))).rejects.toThrow(/processo 4194305 em longe/);
  await banco.pool.query('delete from processos');
});

it('a sign of life comes back after it was lost, and tells once of a database that is a newer program’s', async () => {
  const one = await join(placesIn('copias'), 20);
  await banco.pool.query('delete from processos');
  await vi.waitFor(async () => expect(await livingProcesses(banco.db)).toHaveLength(1), 20_000);
  expect(one.newer()).toBeNull();
  await banco.ownerPool.query(
    `insert into sede.migracoes (numero, nome, checksum) values (9000, '9000_nova.sql', 'x')`,
  );
  await vi.waitFor(() => expect(one.newer()).toBe('9000_nova.sql'), 20_000);
  await banco.ownerPool.query('delete from sede.migracoes where numero = 9000');
  await vi.waitFor(() => expect(one.newer()).toBeNull(), 20_000);
  expect(warn).toHaveBeenCalledExactlyOnceWith({ migration: '9000_nova.sql' }, expect.stringContaining('newer'));
});

it('an embedded database has one process, which writes no row', async () => {
  expect((await join(null)).id).toBeNull();
  expect(await livingProcesses(banco.db)).toEqual([]);
});

it('of three processes that start together one shows the code of the first access; after its end another', async () => {
  const three = await Promise.all([1, 2, 3].map(() => join(placesIn('copias'))));
  const issued = await Promise.all(three.map(({ id }) => issueCode(banco.db, NOW, id)));
  expect(issued.filter((one) => one && 'code' in one)).toHaveLength(1);
  const told = issued.filter((one) => one && 'shownBy' in one);
  expect(told).toEqual(Array(2).fill({ shownBy: `processo ${process.pid} em ${hostname()}` }));
  const winner = three[issued.findIndex((one) => one && 'code' in one)];
  const [other] = three.filter((one) => one !== winner);
  await winner?.close();
  expect(await issueCode(banco.db, NOW, other?.id ?? null)).toMatchObject({ code: expect.any(String) });
});
