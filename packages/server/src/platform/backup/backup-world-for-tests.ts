/**
 * A small installation to back up and empty places to restore into, for the tests of this room.
 *
 *     const world = await backupWorld();                    // beforeAll
 *     const { made, file } = await world.makeBackup(KEY, 'name');
 *     const target = await world.emptyPlace();
 *     await restoreBackup(restoring(target.place, file));
 *     await world.close();                                  // afterAll
 *
 * Users with awkward names and their trail, three files, a session, a second factor, a job under way.
 */
import { randomUUID } from 'node:crypto';
import { chmodSync, createReadStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { newId } from '@sede/domain/kernel';
import pg from 'pg';
import { createAuditKeys, sealAudit, signAuditWith } from '../audit/index.ts';
import { secretsOf } from '../config/secrets.ts';
import { createFileStore } from '../files/index.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import type { ArchiveSource } from './archive-reader.ts';
import { readFacts, readTables, SESSION_OPTIONS } from './catalogue.ts';
import { createBackup } from './create-backup.ts';
import { createFolderPlace } from './folder-place.ts';
import type { RestoreOptions } from './restore-backup.ts';

export const KEY = 'amendoeira-vento-sul-7';
export const ROOT = 'r'.repeat(20) + randomUUID();
export const NOW = new Date('2026-11-21T05:00:00.000Z');
const KEYS = createAuditKeys(secretsOf(ROOT));
const sign = signAuditWith(KEYS);

export type BackupWorld = Awaited<ReturnType<typeof backupWorld>>;
export type EmptyPlace = Awaited<ReturnType<BackupWorld['emptyPlace']>>;

export async function addUser(client: pg.ClientBase, nome: string): Promise<void> {
  await client.query('begin');
  await client.query(`select set_config('sede.ctx', $1, true)`, [
    sign({ operacao: 'teste', agora: '2026-11-20T12:00:00.000Z' }),
  ]);
  await client.query('insert into usuarios (id, nome, email) values ($1, $2, $3)', [newId(), nome, `${newId()}@x.org`]);
  await client.query('commit');
}

export const sourceOf = (file: string): ArchiveSource => ({
  name: path.basename(file),
  open: async () => createReadStream(file),
});

export const restoring = (
  place: EmptyPlace['place'],
  file: string,
  more: Partial<RestoreOptions> = {},
): RestoreOptions => ({
  place: { ...place, sedeSecret: undefined },
  source: sourceOf(file),
  key: KEY,
  segredo: 'exigir',
  now: NOW,
  ...more,
});

/** Counts, sums and hashes of every table. */
export async function factsOf(url: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url, options: SESSION_OPTIONS });
  await client.connect();
  const facts: Record<string, unknown> = {};
  for (const table of await readTables(client)) facts[table.nome] = await readFacts(client, table);
  await client.end();
  return facts;
}

export async function backupWorld() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sede-copias-'));
  // PostgreSQL's own account must pass when root runs the drill.
  chmodSync(folder, 0o711);
  mkdirSync(path.join(folder, 'origem'));
  const files = await createFileStore({ dataDir: path.join(folder, 'origem') });
  const origin = await testDatabase();
  const opened: pg.Client[] = [];
  const dropped: TestDatabase[] = [origin];
  const keys: string[] = [];

  const world = {
    folder,
    files,
    origin,
    /** Keys of the stored files. */
    keys,
    /** A connection of the program's role, closed with the world. */
    async connected(url: string): Promise<pg.Client> {
      const client = new pg.Client({ connectionString: url, options: '-c search_path=public,auth' });
      client.on('error', () => undefined);
      await client.connect();
      opened.push(client);
      return client;
    },
    async addFile(content: Buffer): Promise<string> {
      const chave = randomUUID();
      const { tamanho, sha256 } = await files.put(chave, Readable.from([content]));
      await origin.ownerPool.query(
        `insert into anexos (id, criado_em, atualizado_em, nome, tipo_conteudo, tamanho, sha256, chave, enviado_por, modulo)
         values ($1, now(), now(), 'nota.pdf', 'application/pdf', $2, $3, $4, $5, 'despesas')`,
        [newId(), tamanho, sha256, chave, newId()],
      );
      keys.push(chave);
      return chave;
    },
    async makeBackup(key: string | undefined, name: string, ownerUrl = origin.ownerUrl) {
      const made = await createBackup({
        ownerUrl,
        files,
        place: createFolderPlace(path.join(folder, name)),
        key,
        secrets: secretsOf(ROOT),
        temporary: folder,
        reserve: 0,
        id: newId(),
        versao: '0.1.0',
        now: NOW,
      });
      return { made, file: path.join(folder, name, made.arquivo) };
    },
    /** A database of its own, dropped with the world. */
    async database(options: { empty?: boolean } = {}): Promise<TestDatabase> {
      const banco = await testDatabase(options);
      dropped.push(banco);
      return banco;
    },
    /** An empty external place: a database without tables and a folder of its own. */
    async emptyPlace() {
      const banco = await world.database({ empty: true });
      const dataDir = mkdtempSync(path.join(folder, 'lugar-'));
      const database = { appUrl: banco.appUrl, ownerUrl: banco.ownerUrl };
      return { banco, dataDir, place: { dataDir, database, s3: undefined } };
    },
    async close(): Promise<void> {
      await Promise.all(opened.map((client) => client.end()));
      for (const banco of dropped) await banco.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await populate(world);
  return world;
}

async function populate(world: {
  origin: TestDatabase;
  connected(url: string): Promise<pg.Client>;
  addFile(content: Buffer): Promise<string>;
}): Promise<void> {
  const { origin } = world;
  const client = await world.connected(origin.appUrl);
  for (const nome of ['Ana', 'Élcio \\ "aspas"', "João\tda 'Silva'", 'quebra\nde linha']) await addUser(client, nome);
  for (const size of [10, 70_000, 3_000_000]) await world.addFile(Buffer.alloc(size, String(size)));
  const [usuario] = (await origin.ownerPool.query<{ id: string }>('select id from usuarios limit 1')).rows;
  const own = (text: string) => origin.ownerPool.query(text, [newId(), usuario?.id]);
  await own(
    `insert into auth.sessoes (id, usuario_id, token, expira_em) values ($1, $2, 'aberta', now() + interval '1 day')`,
  );
  await own(`insert into auth.dois_fatores (id, usuario_id, segredo, codigos_reserva) values ($1, $2, 's', 'c')`);
  await own(
    `insert into trabalhos (id, tipo, estado, criado_em, criado_por) values ($1, 'exportar', 'executando', now(), $2)`,
  );
  await sealAudit(origin.db, KEYS);
}
