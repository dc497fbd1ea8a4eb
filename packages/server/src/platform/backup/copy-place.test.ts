/** Folder and bucket behave the same: whole or not there, only our names, newest first. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../config/config.ts';
import { archiveName, instantOf } from './archive-format.ts';
import { type CopyPlace, createCopyPlace } from './copy-place.ts';

const folder = mkdtempSync(join(tmpdir(), 'sede-lugares-'));
type S3rverClass = new (options: object) => { run(): Promise<{ port: number }>; close(): Promise<void> };
let bucket: InstanceType<S3rverClass>;
const places: Record<string, CopyPlace> = {};

beforeAll(async () => {
  const S3rver = createRequire(import.meta.url)('s3rver') as S3rverClass;
  bucket = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'guarda' }],
  });
  const { port } = await bucket.run();
  const base = { DATA_DIR: folder, PORT: '0' };
  places.pasta = await createCopyPlace(loadConfig(base));
  places.balde = await createCopyPlace(
    loadConfig({
      ...base,
      BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      BACKUP_S3_BUCKET: 'guarda',
      BACKUP_S3_ACCESS_KEY_ID: 'S3RVER',
      BACKUP_S3_SECRET_ACCESS_KEY: 'S3RVER',
    }),
  );
});
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const at = (name: string): CopyPlace => {
  const place = places[name];
  if (!place) throw new Error(`no place ${name}`);
  return place;
};

describe.each(['pasta', 'balde'])('%s', (name) => {
  it('keeps what was committed, whole, beyond one part', { timeout: 120_000 }, async () => {
    const place = at(name);
    const content = randomBytes(20 * 1024 * 1024);
    const names = ['2026-11-19T05:00:00Z', '2026-11-20T05:00:00Z'].map((em) => archiveName(new Date(em), false));
    for (const archive of names) {
      const draft = await place.create(archive);
      await pipeline(Readable.from([content.subarray(0, 9_000_000), content.subarray(9_000_000)]), draft.destination);
      await draft.commit();
    }
    expect(await place.list()).toEqual(names.toReversed().map((nome) => ({ nome, tamanho: content.length })));
    expect((await buffer(await place.open(names[0] ?? ''))).equals(content)).toBe(true);
    await place.remove(names[0] ?? '');
    expect((await place.list()).map(({ nome }) => nome)).toEqual(names.slice(1));
  });

  it('shows nothing of what was broken off', { timeout: 120_000 }, async () => {
    const place = at(name);
    const before = await place.list();
    const draft = await place.create(archiveName(new Date('2026-11-21T05:00:00Z'), true));
    draft.destination.on('error', () => undefined);
    await new Promise((resolve) => draft.destination.write(Buffer.alloc(1000), resolve));
    await draft.discard();
    expect(await place.list()).toEqual(before);
  });
});

it('a folder’s list holds our names only, and the next copy clears what a killed one left', async () => {
  const copias = join(folder, 'copias');
  mkdirSync(copias, { recursive: true });
  writeFileSync(join(copias, 'carta.txt'), 'alheia');
  writeFileSync(join(copias, 'sede-2026-11-18-050000.tar.zst.parte'), 'meia');
  expect((await at('pasta').list()).map(({ nome }) => nome)).not.toContain('carta.txt');
  const draft = await at('pasta').create('sede-2026-11-22-050000.tar.zst');
  await pipeline(Readable.from([Buffer.from('x')]), draft.destination);
  await draft.commit();
  expect(readdirSync(copias)).toContain('carta.txt');
  expect(readdirSync(copias).filter((file) => file.endsWith('.parte'))).toEqual([]);
});

it('a name tells its instant, and other names none', () => {
  const em = new Date('2026-11-21T05:04:03.000Z');
  expect(archiveName(em, true)).toBe('sede-2026-11-21-050403.tar.zst.age');
  expect(instantOf(archiveName(em, false))).toEqual(em);
  expect(instantOf('sede-2026-11-21.tar')).toBeNull();
});

it('a short key and two places at once are refused by the configuration', () => {
  expect(() => loadConfig({ BACKUP_KEY: 'curta', DATA_DIR: folder })).toThrow(/BACKUP_KEY: use pelo menos 16/);
  expect(() =>
    loadConfig({
      DATA_DIR: folder,
      BACKUP_DIR: folder,
      BACKUP_S3_BUCKET: 'b',
      BACKUP_S3_ACCESS_KEY_ID: 'a',
      BACKUP_S3_SECRET_ACCESS_KEY: 's',
    }),
  ).toThrow(/só um lugar para as cópias/);
  expect(() => loadConfig({ DATA_DIR: folder, BACKUP_S3_BUCKET: 'b' })).toThrow(/BACKUP_S3_ACCESS_KEY_ID: falta/);
});
