/** A backup taken while people write, and everything a restore must refuse: on real databases. */
import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { newId } from '@sede/domain/kernel';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secretsOf } from '../config/secrets.ts';
import { migrate } from '../db/index.ts';
import { createFileStore, type FileStore } from '../files/index.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { BackupError } from './archive-format.ts';
import type { ArchiveSource } from './archive-reader.ts';
import { readFacts, readTables, SESSION_OPTIONS } from './catalogue.ts';
import { createBackup } from './create-backup.ts';
import { drill } from './drill.ts';
import { createFolderPlace } from './folder-place.ts';
import { type RestoreOptions, restoreBackup } from './restore-backup.ts';
import { refuseHalfRestored, writeMarker } from './restore-marker.ts';

const KEY = 'amendoeira-vento-sul-7';
const ROOT = 'r'.repeat(20) + randomUUID();
const NOW = new Date('2026-11-21T05:00:00.000Z');

let folder: string;
let origin: TestDatabase;
let files: FileStore;
const keys: string[] = [];

const CONTEXT = JSON.stringify({ operacao: 'teste', agora: '2026-11-20T12:00:00Z' });

const opened: pg.Client[] = [];
/** A connection of the program's role, closed at the end of the file. */
async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, options: '-c search_path=public,auth' });
  client.on('error', () => undefined);
  await client.connect();
  opened.push(client);
  return client;
}

async function addUser(client: pg.ClientBase, nome: string): Promise<void> {
  await client.query('begin');
  await client.query(`select set_config('sede.ctx', $1, true)`, [CONTEXT]);
  await client.query('insert into usuarios (id, nome, email) values ($1, $2, $3)', [newId(), nome, `${newId()}@x.org`]);
  await client.query('commit');
}

async function addFile(content: Buffer): Promise<string> {
  const chave = randomUUID();
  const { tamanho, sha256 } = await files.put(chave, Readable.from([content]));
  await origin.ownerPool.query(
    `insert into anexos (id, criado_em, atualizado_em, nome, tipo_conteudo, tamanho, sha256, chave, enviado_por, modulo)
     values ($1, now(), now(), 'nota.pdf', 'application/pdf', $2, $3, $4, $5, 'despesas')`,
    [newId(), tamanho, sha256, chave, newId()],
  );
  keys.push(chave);
  return chave;
}

async function makeBackup(key: string | undefined, name: string, ownerUrl = origin.ownerUrl) {
  const place = createFolderPlace(path.join(folder, name));
  const made = await createBackup({
    ownerUrl,
    files,
    place,
    key,
    secrets: secretsOf(ROOT),
    temporary: folder,
    id: newId(),
    versao: '0.1.0',
    now: NOW,
  });
  return { made, file: path.join(folder, name, made.arquivo) };
}

const sourceOf = (file: string): ArchiveSource => ({
  name: path.basename(file),
  open: async () => createReadStream(file),
});

/** An empty external place: a database without tables and a folder of its own. */
async function emptyPlace() {
  const banco = await testDatabase({ empty: true });
  const dataDir = mkdtempSync(path.join(folder, 'lugar-'));
  return {
    banco,
    dataDir,
    place: { dataDir, database: { appUrl: banco.appUrl, ownerUrl: banco.ownerUrl }, s3: undefined },
  };
}

const restoring = (
  place: Awaited<ReturnType<typeof emptyPlace>>['place'],
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

async function untouched({ banco, dataDir }: Awaited<ReturnType<typeof emptyPlace>>) {
  const { rows } = await banco.ownerPool.query(`select to_regclass('public.usuarios') as t`);
  expect(rows).toEqual([{ t: null }]);
  expect(readdirSync(dataDir).filter((name) => name !== 'arquivos')).toEqual([]);
}

async function factsOf(url: string) {
  const client = new pg.Client({ connectionString: url, options: SESSION_OPTIONS });
  await client.connect();
  const facts: Record<string, unknown> = {};
  for (const table of await readTables(client)) facts[table.nome] = await readFacts(client, table);
  await client.end();
  return facts;
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sede-copias-'));
  // PostgreSQL's own account must pass when root runs the drill.
  chmodSync(folder, 0o711);
  origin = await testDatabase();
  mkdirSync(path.join(folder, 'origem'));
  files = await createFileStore({ dataDir: path.join(folder, 'origem') });
  const client = await connected(origin.appUrl);
  for (const nome of ['Ana', 'Élcio \\ "aspas"', "João\tda 'Silva'", 'quebra\nde linha']) await addUser(client, nome);
  for (const size of [10, 70_000, 3_000_000]) await addFile(Buffer.alloc(size, String(size)));
  const [usuario] = (await origin.ownerPool.query<{ id: string }>('select id from usuarios limit 1')).rows;
  await origin.ownerPool.query(
    `insert into auth.sessoes (id, usuario_id, token, expira_em) values ($1, $2, 'aberta', now() + interval '1 day')`,
    [newId(), usuario?.id],
  );
  await origin.ownerPool.query(
    `insert into auth.dois_fatores (id, usuario_id, segredo, codigos_reserva) values ($1, $2, 's', 'c')`,
    [newId(), usuario?.id],
  );
  await origin.ownerPool.query(
    `insert into trabalhos (id, tipo, estado, criado_em) values ($1, 'exportar', 'executando', now())`,
    [newId()],
  );
  await origin.pool.query('select sede.selar_auditoria()');
});

afterAll(async () => {
  await Promise.all(opened.map((client) => client.end()));
  await origin.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup taken while people write', () => {
  it('restores one instant exactly, with its audit chain, files and secret', { timeout: 120_000 }, async () => {
    let stop = false;
    const writers = [1, 2, 3].map(async () => {
      const client = await connected(origin.appUrl);
      while (!stop) await addUser(client, 'Escritor');
    });
    const { made, file } = await makeBackup(KEY, 'viva').finally(() => {
      stop = true;
    });
    await Promise.all(writers);
    expect(made).toMatchObject({ cifrada: true, arquivos: 3, problemas: [] });
    expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(made.sha256);

    const target = await emptyPlace();
    const { manifest, auditoria } = await restoreBackup(restoring(target.place, file));
    expect(auditoria.problemas).toEqual([]);
    const users = Number(manifest.tabelas['public.usuarios']?.linhas);
    expect(users).toBeGreaterThanOrEqual(4);
    // One entry of the trail per user: the instant holds no half transaction.
    const { rows } = await target.banco.ownerPool.query<{ usuarios: number; entradas: number; sessoes: number }>(
      `select (select count(*)::int from usuarios) as usuarios,
         (select count(distinct registro_id)::int from auditoria where tabela = 'usuarios' and acao = 'criar') as entradas,
         (select count(*)::int from auth.sessoes) as sessoes`,
    );
    expect(rows[0]).toEqual({ usuarios: users, entradas: users, sessoes: 0 });
    const store = await createFileStore({ dataDir: target.dataDir });
    for (const chave of keys) expect(await store.exists(chave)).toBe(true);
    expect(readFileSync(path.join(target.dataDir, 'segredo'), 'utf8').trim()).toBe(ROOT);
    expect(existsSync(path.join(target.dataDir, 'restauracao.json'))).toBe(false);

    // The restored place lives: triggers audit again, sequences go on, jobs of the past are over.
    await addUser(await connected(target.banco.appUrl), 'Depois');
    const after = await target.banco.ownerPool.query(
      `select (select count(*)::int from auditoria where depois ->> 'nome' = 'Depois') as entradas,
         (select count(*)::int from trabalhos where estado = 'executando') as executando,
         (select count(*)::int from pg_constraint where contype = 'f' and not convalidated) as soltas`,
    );
    expect(after.rows[0]).toEqual({ entradas: 1, executando: 0, soltas: 0 });
    await target.banco.drop();
  });

  it('makes the same tables, keys and triggers as a new database has', { timeout: 60_000 }, async () => {
    const { file } = await makeBackup(KEY, 'igual');
    const target = await emptyPlace();
    await restoreBackup(restoring(target.place, file));
    const shape = async (banco: TestDatabase) =>
      (
        await banco.ownerPool.query(
          `select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as x from pg_constraint
           where connamespace in ('public'::regnamespace, 'auth'::regnamespace)
           union all select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal order by 1`,
        )
      ).rows;
    expect(await shape(target.banco)).toEqual(await shape(origin));
    const [before, after] = [await factsOf(origin.ownerUrl), await factsOf(target.banco.ownerUrl)];
    for (const changed of ['auth.sessoes', 'public.trabalhos']) delete before[changed];
    for (const changed of ['auth.sessoes', 'public.trabalhos']) delete after[changed];
    expect(after).toEqual(before);
    await target.banco.drop();
  });
});

describe('a restore refuses, and leaves the place as it was:', () => {
  let good: string;
  let clear: string;
  beforeAll(async () => {
    good = (await makeBackup(KEY, 'boa')).file;
    clear = (await makeBackup(undefined, 'aberta')).file;
  });

  const changed = (change: (bytes: Buffer) => Buffer, from = good): string => {
    const file = path.join(folder, `${randomUUID()}.tar.zst`);
    writeFileSync(file, change(readFileSync(from)));
    return file;
  };
  const flip = (bytes: Buffer, at: number) => {
    bytes[at] = (bytes[at] ?? 0) ^ 0x20;
    return bytes;
  };

  const ANY = { segredo: 'refazer' as const };
  /** Opened, changed where it says `from`, and packed again by somebody who knows the format but not the digests. */
  const repacked = (from: string, to: string) =>
    changed((bytes) => {
      const tar = zstdDecompressSync(bytes);
      const at = tar.indexOf(from);
      expect(at).toBeGreaterThan(0);
      tar.write(to, at);
      return zstdCompressSync(tar);
    }, clear);

  it.each<[string, () => Partial<RestoreOptions> & { file: string }, RegExp]>([
    ['a wrong key', () => ({ file: good, key: 'outra-chave-bem-longa' }), /A chave não é a desta cópia/],
    ['no key', () => ({ file: good, key: undefined }), /está cifrada: informe a chave/],
    ['a cut archive', () => ({ file: changed((b) => b.subarray(0, b.length - 100)) }), /danificada ou cortada/],
    ['a changed byte', () => ({ file: changed((b) => flip(b, b.length >> 1)) }), /danificada ou cortada/],
    ['a changed header', () => ({ file: changed((b) => flip(b, 60)) }), /danificada|não é a desta/],
    [
      'a changed byte, not encrypted',
      () => ({ file: changed((b) => flip(b, b.length >> 1), clear), ...ANY }),
      /danificada/,
    ],
    ['a member exchanged, packed again', () => ({ file: repacked('Ana', 'Eva'), ...ANY }), /copy não confere/],
    ['a list of digests exchanged', () => ({ file: repacked('  banco/', '  bamco/'), ...ANY }), /foi alterada/],
    ['a cut archive, not encrypted', () => ({ file: changed((b) => b.subarray(0, b.length >> 1), clear) }), /cortada/],
    [
      'what is no archive',
      () => ({ file: changed(() => Buffer.from('uma carta qualquer, não uma cópia')) }),
      /não é uma cópia/,
    ],
    ['an empty file', () => ({ file: changed(() => Buffer.alloc(0)) }), /não é uma cópia/],
    ['a clear archive without the root secret', () => ({ file: clear }), /não leva o segredo/],
  ])('%s', async (_name, make, message) => {
    const target = await emptyPlace();
    const { file, ...more } = make();
    const refusal = restoreBackup(restoring(target.place, file, more));
    await expect(refusal).rejects.toThrow(message);
    await expect(refusal).rejects.toBeInstanceOf(BackupError);
    await untouched(target);
    await target.banco.drop();
  });

  it('an archive of a newer program', async () => {
    const target = await emptyPlace();
    await origin.ownerPool.query(
      `insert into sede.migracoes (numero, nome, checksum) values (9999, '9999_futuro.sql', 'x')`,
    );
    const { file } = await makeBackup(KEY, 'futura').finally(() =>
      origin.ownerPool.query('delete from sede.migracoes where numero = 9999'),
    );
    await expect(restoreBackup(restoring(target.place, file))).rejects.toThrow(/Sede mais novo \(0\.1\.0, 9999_futuro/);
    await untouched(target);
    await target.banco.drop();
  });

  it('a living database', async () => {
    const living = await testDatabase();
    await living.ownerPool.query(`insert into usuarios (id, nome, email) values ($1, 'Ana', 'ana@x.org')`, [newId()]);
    const before = await factsOf(living.ownerUrl);
    const dataDir = mkdtempSync(path.join(folder, 'vivo-'));
    const place = { dataDir, database: { appUrl: living.appUrl, ownerUrl: living.ownerUrl }, s3: undefined };
    await expect(restoreBackup(restoring(place, good))).rejects.toThrow(/em uso: 1 usuário\(s\)/);
    expect(await factsOf(living.ownerUrl)).toEqual(before);
    expect(existsSync(path.join(dataDir, 'restauracao.json'))).toBe(false);
    await living.drop();
  });

  it('a database on which a server works, though it is empty', async () => {
    const target = await emptyPlace();
    const server = new pg.Client({ connectionString: target.banco.appUrl, application_name: 'sede' });
    await server.connect();
    await expect(restoreBackup(restoring(target.place, good))).rejects.toThrow(/Há um Sede em uso/);
    await server.end();
    await untouched(target);
    await target.banco.drop();
  });

  it('a folder that holds files already', async () => {
    const target = await emptyPlace();
    const store = await createFileStore({ dataDir: target.dataDir });
    const chave = randomUUID();
    await store.put(chave, Readable.from([Buffer.from('alheio')]));
    await expect(restoreBackup(restoring(target.place, good))).rejects.toThrow(/Já há arquivos guardados/);
    expect(await store.exists(chave)).toBe(true);
    await target.banco.drop();
  });

  it('and what fails on the way is undone: a file whose table row was tampered with in a clear archive', async () => {
    const target = await emptyPlace();
    let calls = 0;
    const second = sourceOf(changed((b) => flip(b, b.length >> 1)));
    // Between the check and the loading somebody exchanges the archive.
    const source = { name: 'trocada', open: async () => (++calls === 1 ? sourceOf(good).open() : second.open()) };
    await expect(restoreBackup(restoring(target.place, good, { source }))).rejects.toThrow(/danificada/);
    expect(calls).toBe(2);
    const { rows } = await target.banco.ownerPool.query('select count(*)::int as n from usuarios');
    expect(rows).toEqual([{ n: 0 }]);
    const store = await createFileStore({ dataDir: target.dataDir });
    for (const chave of keys) expect(await store.exists(chave)).toBe(false);
    expect(existsSync(path.join(target.dataDir, 'restauracao.json'))).toBe(false);
    await target.banco.drop();
  });
});

describe('an archive of an older version', () => {
  it('gets the migrations of its time, its rows, and then the newer migrations', { timeout: 60_000 }, async () => {
    const old = await testDatabase({ empty: true });
    await migrate({ ...old, upTo: 9 });
    await addUser(await connected(old.appUrl), 'De antes');
    const { file } = await makeBackup(KEY, 'antiga', old.ownerUrl);
    const target = await emptyPlace();
    const { atualizadas } = await restoreBackup(restoring(target.place, file));
    expect(atualizadas[0]).toMatch(/^0010_/);
    const { rows } = await target.banco.ownerPool.query(
      `select (select array_agg(nome) from usuarios) as nomes, (select count(*)::int from copias) as copias`,
    );
    expect(rows[0]).toEqual({ nomes: ['De antes'], copias: 0 });
    await target.banco.drop();
    await old.drop();
  });
});

describe('a restore that was killed', () => {
  it('keeps any server from starting there, and the next restore begins anew', { timeout: 60_000 }, async () => {
    const { file } = await makeBackup(KEY, 'de-novo');
    const target = await emptyPlace();
    const store = await createFileStore({ dataDir: target.dataDir });
    const left = randomUUID();
    await store.put(left, Readable.from([Buffer.from('deixado')]));
    writeFileSync(path.join(target.dataDir, 'segredo'), `${'m'.repeat(40)}\n`);
    writeMarker(target.dataDir, { arquivo: 'a.tar.zst', bancoNovo: false, segredoNovo: true });
    expect(() => refuseHalfRestored(target.dataDir)).toThrow(/A restauração de a.tar.zst .* não terminou/);
    await restoreBackup(restoring(target.place, file, { segredo: 'refazer' }));
    expect(await store.exists(left)).toBe(false);
    expect(() => refuseHalfRestored(target.dataDir)).not.toThrow();
    expect(readFileSync(path.join(target.dataDir, 'segredo'), 'utf8').trim()).toBe(ROOT);
    await target.banco.drop();
  });
});

describe('without the root secret', () => {
  it('a clear archive restores when asked to, and second factors are reset with an entry in the trail', async () => {
    const { file } = await makeBackup(undefined, 'sem-segredo');
    await origin.ownerPool.query('update usuarios set dois_fatores_ativo = true');
    const second = await makeBackup(undefined, 'sem-segredo-2');
    await origin.ownerPool.query('update usuarios set dois_fatores_ativo = false');
    expect(file).not.toBe(second.file);
    const target = await emptyPlace();
    await restoreBackup(restoring(target.place, second.file, { segredo: 'refazer' }));
    const { rows } = await target.banco.ownerPool.query(
      `select (select count(*)::int from auth.dois_fatores) as fatores,
         (select count(*)::int from usuarios where dois_fatores_ativo) as ativos,
         (select count(*)::int > 0 from auditoria where operacao = 'copias.restaurar' and motivo like 'Restaurado da cópia%') as dito`,
    );
    expect(rows[0]).toEqual({ fatores: 0, ativos: 0, dito: true });
    await target.banco.drop();
  });
});

describe('the drill', () => {
  it('finds a good copy good, and cleans up', { timeout: 120_000 }, async () => {
    const { file } = await makeBackup(KEY, 'ensaio');
    const within = mkdtempSync(path.join(folder, 'ensaio-'));
    chmodSync(within, 0o711);
    const report = await drill({ source: sourceOf(file), key: KEY, now: NOW, within });
    expect(report).toMatchObject({ arquivosConferidos: 3, problemas: [] });
    expect(readdirSync(within)).toEqual([]);
  });

  it('finds a file that had been exchanged in the store, and a trail that had been written over', {
    timeout: 120_000,
  }, async () => {
    const chave = await addFile(Buffer.from('%PDF original'));
    await files.remove(chave);
    await files.put(chave, Readable.from([Buffer.from('%PDF trocado!')]));
    await origin.ownerPool.query(
      `update auditoria set depois = '{"nome": "outro"}' where id = (select min(id) from auditoria)`,
    );
    const { made, file } = await makeBackup(KEY, 'violada');
    expect(made.problemas).toEqual([expect.stringContaining(`Arquivo ${chave}: o conteúdo não confere`)]);
    const within = mkdtempSync(path.join(folder, 'ensaio-'));
    chmodSync(within, 0o711);
    const report = await drill({ source: sourceOf(file), key: KEY, now: NOW, within });
    expect(report.problemas).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/Entrada \d+: o conteúdo não confere/),
        expect.stringMatching(new RegExp(`${chave}: o conteúdo não confere`)),
      ]),
    );
    expect(readdirSync(within)).toEqual([]);
  });
});
