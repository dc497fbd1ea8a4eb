/**
 * Build step: beside each text file of the build its Brotli and gzip form, which the server sends as they are.
 *
 * Files under 1 kB gain nothing. Maximum levels: it is done once a build, not once a request.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json)$/;
const MIN_BYTES = 1024;

export const precompress = (): Plugin => ({
  name: 'sede-precompress',
  apply: 'build',
  writeBundle({ dir }, bundle) {
    if (!dir) return;
    for (const name of Object.keys(bundle)) {
      if (!TEXT.test(name)) continue;
      const file = path.join(dir, name);
      const bytes = readFileSync(file);
      if (bytes.length < MIN_BYTES) continue;
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    }
  },
});
