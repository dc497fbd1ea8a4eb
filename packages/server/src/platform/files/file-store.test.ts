import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileStore } from './create-file-store.ts';
import type { FileStore } from './file-store.ts';
import { listed, pdfBytes, streamOf } from './files-for-tests.ts';

// The library brings no types.
type S3rverServer = { run(): Promise<{ port: number }>; close(): Promise<void> };
type S3rverClass = new (options: object) => S3rverServer;

let folder: string;
let bucket: S3rverServer;
const stores: Record<string, FileStore> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sede-arquivos-'));
  const S3rver = createRequire(import.meta.url)('s3rver') as S3rverClass;
  bucket = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'sede' }],
  });
  const { port } = await bucket.run();
  stores.pasta = await createFileStore({ dataDir: join(folder, 'a') });
  stores.balde = await createFileStore({
    dataDir: join(folder, 'b'),
    s3: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'sede',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
  });
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const at = (name: string): FileStore => {
  const store = stores[name];
  if (!store) throw new Error(`no store ${name}`);
  return store;
};

describe.each(['pasta', 'balde'])('the %s of files', (name) => {
  it('keeps, measures, lists, gives and removes', async () => {
    const store = at(name);
    const chave = randomUUID();
    const pdf = pdfBytes(300_000);
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    expect(await store.put(chave, streamOf(pdf))).toEqual({ tamanho: 300_000, sha256 });
    expect(await store.exists(chave)).toBe(true);
    expect((await buffer(await store.get(chave))).equals(pdf)).toBe(true);
    expect((await listed(store)).map((file) => file.chave)).toContain(chave);
    await store.remove(chave);
    await store.remove(chave);
    expect(await store.exists(chave)).toBe(false);
    await expect(store.get(chave)).rejects.toMatchObject({ code: 'anexos.nao_encontrado', kind: 'not_found' });
  });

  it('keeps nothing of an upload that breaks off', async () => {
    const store = at(name);
    const chave = randomUUID();
    async function* broken(): AsyncGenerator<Buffer> {
      yield pdfBytes(100_000);
      throw new Error('cabo solto');
    }
    await expect(store.put(chave, Readable.from(broken(), { objectMode: false }))).rejects.toThrow('cabo solto');
    expect(await store.exists(chave)).toBe(false);
    expect(await store.removeUnfinished(new Date(4e12))).toBe(0);
  });

  it.each(['../../etc/passwd', '', 'a/b', 'ABC', '%2e%2e'])('refuses the key %j', async (chave) => {
    const store = at(name);
    await expect(async () => store.put(chave, streamOf(pdfBytes()))).rejects.toThrow(TypeError);
    await expect(async () => store.get(chave)).rejects.toThrow(TypeError);
    await expect(async () => store.remove(chave)).rejects.toThrow(TypeError);
  });
});

describe('the folder', () => {
  it('spreads its files, tells its free space and clears what a killed process left', async () => {
    const store = at('pasta');
    const chave = '01939e2b-7c00-7000-8000-0000000a1b2c';
    await store.put(chave, streamOf(pdfBytes()));
    expect(await readdir(join(folder, 'a', 'arquivos', '2c', '1b'))).toEqual([chave]);
    expect(await store.freeBytes()).toBeGreaterThan(0);
    const left = join(folder, 'a', 'arquivos', '.tmp', 'x.part');
    await writeFile(left, 'meio');
    await utimes(left, new Date(0), new Date(0));
    expect(await store.removeUnfinished(new Date(86_400_000))).toBe(1);
    expect((await listed(store)).map((file) => file.chave)).toEqual([chave]);
  });
});
