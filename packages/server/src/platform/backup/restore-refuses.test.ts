/** Everything a restore must refuse, with the place left as it was: on real databases. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { newId } from '@sede/domain/kernel';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileStore } from '../files/index.ts';
import { BackupError } from './archive-format.ts';
import {
  type BackupWorld,
  backupWorld,
  type EmptyPlace,
  factsOf,
  KEY,
  restoring,
  sourceOf,
} from './backup-world-for-tests.ts';
import { type RestoreOptions, restoreBackup } from './restore-backup.ts';

let world: BackupWorld;
beforeAll(async () => {
  world = await backupWorld();
});
afterAll(() => world.close());

async function untouched({ banco, dataDir }: EmptyPlace) {
  const { rows } = await banco.ownerPool.query(`select to_regclass('public.usuarios') as t`);
  expect(rows).toEqual([{ t: null }]);
  expect(readdirSync(dataDir).filter((name) => name !== 'arquivos')).toEqual([]);
}

describe('a restore refuses, and leaves the place as it was:', () => {
  let good: string;
  let clear: string;
  beforeAll(async () => {
    good = (await world.makeBackup(KEY, 'boa')).file;
    clear = (await world.makeBackup(undefined, 'aberta')).file;
  });

  const changed = (change: (bytes: Buffer) => Buffer, from = good): string => {
    const file = path.join(world.folder, `${randomUUID()}.tar.zst`);
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
      /danificada|alterada/,
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
    const target = await world.emptyPlace();
    const { file, ...more } = make();
    const refusal = restoreBackup(restoring(target.place, file, more));
    await expect(refusal).rejects.toThrow(message);
    await expect(refusal).rejects.toBeInstanceOf(BackupError);
    await untouched(target);
  });

  it('a database that did not come out as the manifest says, table by table', async () => {
    const target = await world.emptyPlace();
    const file = repacked('"linhas":"3"', '"linhas":"4"');
    await expect(restoreBackup(restoring(target.place, file, ANY))).rejects.toThrow(
      /não ficou igual à cópia.*4 linhas na cópia, 3 no banco/s,
    );
    const { rows } = await target.banco.ownerPool.query('select count(*)::int as n from usuarios');
    expect(rows).toEqual([{ n: 0 }]);
    expect(existsSync(path.join(target.dataDir, 'restauracao.json'))).toBe(false);
  });

  it('an archive of a newer program', async () => {
    const target = await world.emptyPlace();
    await world.origin.ownerPool.query(
      `insert into sede.migracoes (numero, nome, checksum) values (9999, '9999_futuro.sql', 'x')`,
    );
    const { file } = await world
      .makeBackup(KEY, 'futura')
      .finally(() => world.origin.ownerPool.query('delete from sede.migracoes where numero = 9999'));
    await expect(restoreBackup(restoring(target.place, file))).rejects.toThrow(/Sede mais novo \(0\.1\.0, 9999_futuro/);
    await untouched(target);
  });

  it('a living database', async () => {
    const living = await world.database();
    await living.ownerPool.query(`insert into usuarios (id, nome, email) values ($1, 'Ana', 'ana@x.org')`, [newId()]);
    const before = await factsOf(living.ownerUrl);
    const dataDir = mkdtempSync(path.join(world.folder, 'vivo-'));
    const place = { dataDir, database: { appUrl: living.appUrl, ownerUrl: living.ownerUrl }, s3: undefined };
    await expect(restoreBackup(restoring(place, good))).rejects.toThrow(/em uso: 1 usuário\(s\)/);
    expect(await factsOf(living.ownerUrl)).toEqual(before);
    expect(existsSync(path.join(dataDir, 'restauracao.json'))).toBe(false);
  });

  it('a database on which a server works, though it is empty', async () => {
    const target = await world.emptyPlace();
    const server = new pg.Client({ connectionString: target.banco.appUrl, application_name: 'sede' });
    await server.connect();
    await expect(restoreBackup(restoring(target.place, good))).rejects.toThrow(/Há um Sede em uso/);
    await server.end();
    await untouched(target);
  });

  it('a folder that holds files already', async () => {
    const target = await world.emptyPlace();
    const store = await createFileStore({ dataDir: target.dataDir });
    const chave = randomUUID();
    await store.put(chave, Readable.from([Buffer.from('alheio')]));
    await expect(restoreBackup(restoring(target.place, good))).rejects.toThrow(/Já há arquivos guardados/);
    expect(await store.exists(chave)).toBe(true);
  });

  it('and what fails on the way is undone: a file whose table row was tampered with in a clear archive', async () => {
    const target = await world.emptyPlace();
    let calls = 0;
    const second = sourceOf(changed((b) => flip(b, b.length >> 1)));
    // Between the check and the loading somebody exchanges the archive.
    const source = { name: 'trocada', open: async () => (++calls === 1 ? sourceOf(good).open() : second.open()) };
    await expect(restoreBackup(restoring(target.place, good, { source }))).rejects.toThrow(/danificada/);
    expect(calls).toBe(2);
    const { rows } = await target.banco.ownerPool.query('select count(*)::int as n from usuarios');
    expect(rows).toEqual([{ n: 0 }]);
    const store = await createFileStore({ dataDir: target.dataDir });
    for (const chave of world.keys) expect(await store.exists(chave)).toBe(false);
    expect(existsSync(path.join(target.dataDir, 'restauracao.json'))).toBe(false);
  });
});
