/** How a command ends when it cannot do its work: in plain words where the operator can mend it, with the stack otherwise. */
import { SedeError } from '@sede/domain/kernel';
import { BackupError } from '../platform/backup/archive-format.ts';
import { ConfigError } from '../platform/config/read-env.ts';
import { LaunchError } from '../platform/db/embedded/launch-error.ts';
import { isConnectionError } from '../platform/db/index.ts';
import { MigrationError } from '../platform/db/migration-files.ts';
import { ImportError } from '../platform/import/index.ts';

const KNOWN = [BackupError, ConfigError, ImportError, LaunchError, MigrationError, SedeError];

/** Prints the message and returns exit code 1; unexpected errors are thrown on. */
export function explained(error: unknown): 1 {
  if (KNOWN.some((kind) => error instanceof kind)) console.error((error as Error).message);
  else if (isConnectionError(error)) console.error('Não consegui conectar ao banco. Confira endereço, senha e rede.');
  else throw error;
  return 1;
}
