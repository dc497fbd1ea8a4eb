/** Finds the archive that a command speaks of: a file of this machine, a name in the place of the copies, or the newest there. */
import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { BackupError } from '../platform/backup/archive-format.ts';
import type { ArchiveSource } from '../platform/backup/archive-reader.ts';
import { createCopyPlace } from '../platform/backup/copy-place.ts';
import type { Config } from '../platform/config/config.ts';

export async function findArchive(config: Config, named: string | undefined): Promise<ArchiveSource> {
  if (named !== undefined && existsSync(named)) {
    const file = path.resolve(named);
    return { name: file, open: async () => createReadStream(file) };
  }
  const place = await createCopyPlace(config);
  const kept = await place.list();
  const found = named === undefined ? kept[0] : kept.find(({ nome }) => nome === named);
  if (found) return { name: found.nome, open: () => place.open(found.nome) };
  if (named === undefined)
    throw new BackupError(`Não há nenhuma cópia em ${place.description}. Faça uma: npm run backup`);
  throw new BackupError(`Não encontrei ${named}, nem aqui nem em ${place.description}.`);
}

export const count = (n: number | string): string => Number(n).toLocaleString('pt-BR');
