/** Anchors in a bucket: read back in the order in which they were written, reasons included. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { secretsOf } from '../config/secrets.ts';
import { isGenuine, signAnchor } from './anchors.ts';
import { createAnchorPlace, createAuditKeys } from './index.ts';

type Bucket = { run(): Promise<{ port: number }>; close(): Promise<void> };

let folder: string;
let bucket: Bucket;
let port: number;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sede-balde-'));
  const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => Bucket;
  bucket = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'sede', configs: [] }],
  });
  ({ port } = await bucket.run());
});
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

it('keeps each line as an object of its own', async () => {
  const place = await createAnchorPlace({
    dataDir: folder,
    s3: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'sede',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      forcePathStyle: true,
    },
  });
  const keys = createAuditKeys(secretsOf('um segredo para o balde, com 32 letras'));
  const line = (numero: number, minute: string, more = {}) =>
    signAnchor(keys.current, {
      numero,
      ultimo: numero * 10,
      resumo: 'ab12',
      em: `2026-11-20T15:${minute}:00.000Z`,
      ...more,
    });
  const lines = [line(9, '01'), line(10, '02'), line(8, '03', { motivo: 'Restaurada', ate: 7 }), line(9, '04')];
  for (const anchor of lines) await place.append(anchor);
  const read = [];
  for await (const anchor of place.read()) read.push(anchor);
  expect(read).toEqual(lines);
  expect(read.map((anchor) => anchor && isGenuine(keys, anchor))).toEqual([true, true, true, true]);
});
