/**
 * Starts, finds again and stops the server process of one data folder.
 *
 * It runs in a session of its own (Ctrl+C in the terminal does not reach it) and therefore survives a killed parent:
 * `findRunning` recognises it at the next start by postmaster.pid and its command line. Readiness is read from the status line that
 * PostgreSQL keeps in postmaster.pid, every few milliseconds: quicker than trying connections, and no log is filled.
 * Errors: `LaunchError` with the reason from the log, in pt-BR.
 */

import { spawn } from 'node:child_process';
import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { damaged, programEnv } from './cluster.ts';
import { isErrno, LaunchError } from './launch-error.ts';
import { commandOf, startOf } from './process-identity.ts';

const POLL_MS = 5;
/** Recovery after a crash may read gigabytes of log before the server answers. */
const START_TIMEOUT_MS = 10 * 60_000;
const FAST_STOP_MS = 30_000;
const MAX_ATTEMPTS = 20;
const LOG_ROTATE_BYTES = 10 * 1024 * 1024;

export type Running = { pid: number; port: number; ready: boolean };
export type Place = { pgdata: string; log: string; binaries: Binaries; account: Account };

/** The live server of this folder, left by a killed parent, or undefined. */
export function findRunning(pgdata: string): Running | undefined {
  const file = readPidFile(pgdata);
  if (file === undefined) return undefined;
  const alive = startOf(file.pid) !== undefined;
  if (alive && commandOf(file.pid)?.includes(pgdata)) return file;
  // The number belongs to somebody else now (a restarted machine or container), or to a dead child that nobody reaps.
  // PostgreSQL would take it for a live server, so its stale file is put aside, not removed; by the shared memory, whose
  // key comes from the folder itself, it still notices sessions of the old server that may be ending.
  if (alive || numberIsTaken(file.pid)) {
    renameSync(path.join(pgdata, 'postmaster.pid'), path.join(pgdata, 'postmaster.pid.antigo'));
  }
  return undefined;
}

export type StartOptions = {
  /** Use the preferred port and no other: other processes already know it. */
  fixedPort?: boolean;
  /** Aborts the start: what was begun is stopped again, and it throws. */
  signal?: AbortSignal;
};

export async function startPostmaster(
  place: Place,
  preferredPort: number | undefined,
  { fixedPort = false, signal }: StartOptions = {},
): Promise<Running> {
  let port = preferredPort ?? (await freePort());
  for (let attempt = 1; ; attempt++) {
    signal?.throwIfAborted();
    const outcome = await launch(place, port, signal);
    if (typeof outcome !== 'string') return outcome;
    if (attempt === MAX_ATTEMPTS) throw new LaunchError(explain(outcome, place));
    const portTaken = /could not bind|Address already in use|could not create any TCP/i.test(outcome);
    if (portTaken && !fixedPort) port = await freePort();
    // Sessions of a server that was killed notice it within moments.
    else if (/pre-existing shared memory block/i.test(outcome)) await delay(300);
    else throw new LaunchError(explain(outcome, place));
  }
}

/** Ends every session, writes a checkpoint and waits until the process is gone. */
export async function stopPostmaster(pid: number, pgdata: string): Promise<void> {
  const start = startOf(pid);
  const gone = () => start === undefined || startOf(pid) !== start;
  // SIGINT = fast shutdown. SIGQUIT is the last resort: nothing is lost, the next start replays the log.
  for (const [signal, patience] of [
    ['SIGINT', FAST_STOP_MS],
    ['SIGQUIT', FAST_STOP_MS],
  ] as const) {
    if (gone()) return;
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (isErrno(error, 'ESRCH')) return;
      throw new LaunchError(
        `Não consegui encerrar o PostgreSQL (processo ${pid}) de ${pgdata}: ${(error as Error).message}`,
      );
    }
    const deadline = performance.now() + patience;
    while (performance.now() < deadline) {
      if (gone()) return;
      await delay(POLL_MS);
    }
  }
  throw new LaunchError(`O PostgreSQL (processo ${pid}) de ${pgdata} não terminou em um minuto.`);
}

/** The running server, or what it said before it ended. */
async function launch(place: Place, port: number, signal?: AbortSignal): Promise<Running | string> {
  const { pgdata, binaries, account } = place;
  if (existsSync(place.log) && statSync(place.log).size > LOG_ROTATE_BYTES) renameSync(place.log, `${place.log}.1`);
  const log = openSync(place.log, 'a+', 0o600);
  const logStart = fstatSync(log).size;
  try {
    const child = spawn(path.join(binaries.dir, 'bin', 'postgres'), ['-D', pgdata, '-p', String(port)], {
      detached: true,
      stdio: ['ignore', log, log],
      cwd: pgdata,
      env: programEnv,
      uid: account.uid,
      gid: account.gid,
    });
    child.unref();
    let ended: string | undefined;
    child.once('error', (error) => {
      ended = error.message;
    });
    child.once('exit', (code, signal) => {
      ended ??= `exit ${signal ?? code}`;
    });
    const deadline = performance.now() + START_TIMEOUT_MS;
    while (ended === undefined) {
      const file = readPidFile(pgdata);
      if (file?.ready && file.pid === child.pid) return file;
      if (signal?.aborted) {
        if (child.pid !== undefined) await stopPostmaster(child.pid, pgdata);
        signal.throwIfAborted();
      }
      if (performance.now() > deadline)
        throw new LaunchError(`O PostgreSQL não ficou pronto em dez minutos. Veja ${place.log}.`);
      await delay(POLL_MS);
    }
    return `${readFrom(log, logStart)}\n${ended}`;
  } finally {
    closeSync(log);
  }
}

/** postmaster.pid: 1 pid, 2 data folder, 3 start, 4 port, 5 socket folder, 6 address, 7 shared memory, 8 status. */
function readPidFile(pgdata: string): Running | undefined {
  let lines: string[];
  try {
    lines = readFileSync(path.join(pgdata, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    throw error;
  }
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isInteger(pid) || pid === 0) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

function numberIsTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !isErrno(error, 'ESRCH');
  }
}

/** What PostgreSQL says of data that it cannot begin with. */
const DAMAGE = new RegExp(
  [
    'could not locate (?:a valid checkpoint|required checkpoint)[^\\n]*',
    'could not (?:open|read|access) (?:file|directory) "?(?:global|base|pg_)[^\\n]*',
    'invalid (?:checkpoint|page|primary checkpoint|magic number)[^\\n]*',
    'calculated CRC checksum[^\\n]*',
    '[^\\n:]*control file[^\\n]*',
  ].join('|'),
  'i',
);

function explain(said: string, place: Place): string {
  const where = `Detalhes em ${place.log}.`;
  if (/No space left/i.test(said))
    return `Não há espaço livre no disco para iniciar o banco de dados em ${place.pgdata}.`;
  if (/Permission denied|EACCES|invalid permissions|wrong ownership/i.test(said)) {
    return `O PostgreSQL (conta ${place.account.name}) não tem permissão em ${place.pgdata}. ${where}`;
  }
  if (/could not bind|Address already in use|could not create any TCP/i.test(said)) {
    return `A porta do PostgreSQL de ${place.pgdata} está ocupada por outro programa. ${where}`;
  }
  if (/pre-existing shared memory/i.test(said)) {
    return `Sessões do PostgreSQL anterior ainda usam ${place.pgdata}. Espere um instante e tente de novo. ${where}`;
  }
  if (/lock file .* already exists/i.test(said)) return `Outro PostgreSQL já usa ${place.pgdata}. ${where}`;
  const what = DAMAGE.exec(said)?.[0].trim();
  // That the versions agree has been seen before the start (PG_VERSION): the control file is not what it was.
  const why = /incompatible with server/i.test(said) ? 'global/pg_control não confere' : what;
  if (why !== undefined) return `${damaged(place.pgdata, why).message} ${where}`;
  return `O PostgreSQL não iniciou: ${said.trim().split('\n').slice(-3).join(' | ')}. ${where}`;
}

function readFrom(fd: number, position: number): string {
  const size = Math.min(fstatSync(fd).size - position, 64 * 1024);
  if (size <= 0) return '';
  const buffer = Buffer.alloc(size);
  readSync(fd, buffer, 0, size, position);
  return buffer.toString('utf8');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
