/**
 * DATA_DIR/postgres.json (mode 0600): the embedded server's generated passwords, its port, and whether roles and
 * database have been made.
 */

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isErrno, LaunchError } from './launch-error.ts';

export const SUPERUSER = 'postgres';
export const OWNER_ROLE = 'sede_dono';
export const APP_ROLE = 'sede_app';
export const DATABASE = 'sede';

export type Role = typeof SUPERUSER | typeof OWNER_ROLE | typeof APP_ROLE;
export type Credentials = { port: number | undefined; ready: boolean; passwords: Record<Role, string> };

/** Those of the folder, made at the first start. Errors: `LaunchError` for a database without them. */
export function loadCredentials(dataDir: string, pgdata: string): Credentials {
  const file = fileIn(dataDir);
  if (existsSync(file)) return read(file);
  if (existsSync(pgdata)) {
    throw new LaunchError(
      `Falta o arquivo ${file}, com as senhas do banco que está em ${pgdata}. Restaure os dois juntos da cópia de segurança.`,
    );
  }
  const password = () => randomBytes(24).toString('base64url');
  const made: Credentials = {
    port: undefined,
    ready: false,
    passwords: { [SUPERUSER]: password(), [OWNER_ROLE]: password(), [APP_ROLE]: password() },
  };
  saveCredentials(dataDir, made);
  return made;
}

/** Written whole under another name, then renamed; mode 0600. */
export function saveCredentials(dataDir: string, credentials: Credentials): void {
  const file = fileIn(dataDir);
  const draft = `${file}.novo`;
  writeFileSync(draft, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}

/** Address of a role on 127.0.0.1; by default of the database `sede`. */
export function urlFor(credentials: Credentials, role: Role, database: string = DATABASE): string {
  return `postgresql://${role}:${credentials.passwords[role]}@127.0.0.1:${credentials.port}/${database}`;
}

/** Addresses of the embedded server, if one was ever started here; it need not be running. */
export function runningUrls(dataDir: string): { appUrl: string; ownerUrl: string } | undefined {
  if (!existsSync(fileIn(dataDir))) return undefined;
  const credentials = read(fileIn(dataDir));
  if (credentials.port === undefined) return undefined;
  return { appUrl: urlFor(credentials, APP_ROLE), ownerUrl: urlFor(credentials, OWNER_ROLE) };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Written by us, but in a folder that others may reach. Errors: `LaunchError` for what is not ours any more. */
function read(file: string): Credentials {
  try {
    const { port, ready, passwords } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Credentials>;
    const whole = [SUPERUSER, OWNER_ROLE, APP_ROLE].every((role) => isText(passwords?.[role as Role]));
    const known = port === undefined || (Number.isInteger(port) && port > 0 && port < 65_536);
    if (passwords && whole && known) return { port, ready: ready === true, passwords };
  } catch (error) {
    if (isErrno(error, 'EACCES', 'EPERM')) {
      throw new LaunchError(`Esta conta não pode ler ${file}. Inicie o Sede com a conta que o criou.`);
    }
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new LaunchError(
    `O arquivo ${file}, com as senhas e a porta do banco, está danificado. Os dados continuam em ${path.join(path.dirname(file), 'postgres')}; nada foi alterado. Recupere esse arquivo da cópia do disco, ou restaure uma cópia de segurança do Sede numa pasta nova (npm run restore).`,
  );
}

function fileIn(dataDir: string): string {
  return path.join(dataDir, 'postgres.json');
}
