/**
 * The migrations that this program brings: `NNNN_name.sql`, in order, each with the checksum of its text.
 *
 * Line ends do not count (a checkout on Windows must not look edited). Errors: `MigrationError` for a misnamed or
 * twice numbered file.
 */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

export type MigrationFile = { number: number; name: string; sql: string; checksum: string };

export const migrationsDirectory = fileURLToPath(new URL('../../../migrations', import.meta.url));

export function readMigrations(directory: string = migrationsDirectory): MigrationFile[] {
  const names = readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const files = names.map((name) => {
    const number = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]);
    if (!(number > 0)) throw new MigrationError(`O arquivo de migração ${name} não se chama NNNN_nome.sql.`);
    const sql = readFileSync(path.join(directory, name), 'utf8').replaceAll('\r\n', '\n');
    return { number, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
  for (const [index, file] of files.entries()) {
    const previous = files[index - 1];
    if (previous?.number === file.number) {
      throw new MigrationError(`Duas migrações têm o mesmo número: ${previous.name} e ${file.name}.`);
    }
  }
  return files;
}
