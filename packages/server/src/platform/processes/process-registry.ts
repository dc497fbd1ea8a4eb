/**
 * Which processes serve an external database: each writes a row at its start, a sign of life every ten seconds, and
 * removes it at its end.
 *
 * Several are one installation only if their backups go to one place, where one list and one retention see them all: who
 * would put them elsewhere does not start (`ConfigError`), and the doctor says so too. Files kept in different folders are
 * told in the log. A sign of life also looks whether the database has meanwhile become a newer program's.
 * Time is the database's, so that clocks that differ do not matter. Source: decision 055.
 */
import { hostname } from 'node:os';
import { newId } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { ConfigError } from '../config/read-env.ts';
import type { Db } from '../db/index.ts';
import { newerMigration } from '../db/migrate.ts';
import type { Logger } from '../logging/logger.ts';
import { createTroubleLog } from '../logging/trouble-log.ts';

const BEAT_MS = 10_000;
/** Without a sign of life for so long it counts as dead. */
const ALIVE = sql`visto_em > now() - interval '45 seconds'`;

export interface Places {
  copias: string;
  arquivos: string;
}

interface Living {
  id: string;
  computador: string;
  numero: number;
  lugarCopias: string;
  lugarArquivos: string;
}

export interface ProcessRegistry {
  /** Of this process; null on an embedded database, which has only one. */
  id: string | null;
  /** The migration of a newer program that the database has had since this one began; null: none. */
  newer(): string | null;
  close(): Promise<void>;
}

const here = (): { computador: string; numero: number } => ({ computador: hostname(), numero: process.pid });

/** A process of this machine of which the system knows nothing was killed a moment ago. */
function isGone({ computador, numero }: Living): boolean {
  if (computador !== hostname()) return false;
  try {
    process.kill(numero, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** The others that live; this process is known by machine and number. */
export async function livingProcesses(db: Db): Promise<Living[]> {
  const { rows } = await sql<Living>`select id, computador, numero, lugar_copias as "lugarCopias",
    lugar_arquivos as "lugarArquivos" from processos where ${ALIVE} order by iniciado_em`.execute(db);
  return rows.filter((row) => !isGone(row));
}

const nameOf = ({ computador, numero }: Living): string => `processo ${numero} em ${computador}`;

/** What is wrong with a process that puts its backups into `copias`, beside those that live; null: nothing. */
export function apartFrom(living: readonly Living[], { copias }: Pick<Places, 'copias'>): string | null {
  const other = living.find(({ lugarCopias }) => lugarCopias !== copias);
  return other === undefined
    ? null
    : `Outro processo do Sede (${nameOf(other)}) atende este banco e guarda as cópias de segurança em outro lugar: a lista e a retenção não valeriam para todas. Dê a todos os processos o mesmo BACKUP_DIR, numa pasta que todos os computadores vejam, ou o mesmo bucket (BACKUP_S3_BUCKET). Para mudar o lugar, pare antes todos.`;
}

export interface RegistryOptions {
  db: Db;
  log: Logger;
  versao: string;
  /** Where backups and files go (`placeIdentity`); null on an embedded database. */
  places: Places | null;
  beatMs?: number;
}

async function enter({ db, log, versao, places }: RegistryOptions & { places: Places }, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Of those that start together the second sees the first.
    await sql`select pg_advisory_xact_lock(hashtextextended('sede.processos', 0))`.execute(tx);
    const living = await livingProcesses(tx);
    const problem = apartFrom(living, places);
    if (problem !== null) throw new ConfigError([problem]);
    const elsewhere = living.find(({ lugarArquivos }) => lugarArquivos !== places.arquivos);
    if (elsewhere) {
      log.warn({ outro: nameOf(elsewhere) }, 'files are kept in different folders: use one bucket (S3_BUCKET) for all');
    }
    await sql`delete from processos where not (${ALIVE})`.execute(tx);
    await sign(tx, id, versao, places);
  });
}

async function sign(db: Db, id: string, versao: string, { copias, arquivos }: Places): Promise<void> {
  const { computador, numero } = here();
  await sql`insert into processos (id, computador, numero, versao, lugar_copias, lugar_arquivos)
    values (${id}::uuid, ${computador}, ${numero}, ${versao}, ${copias}, ${arquivos})
    on conflict (id) do update set visto_em = now()`.execute(db);
}

/** Errors: `ConfigError` (pt-BR) beside processes whose backups go elsewhere. */
export async function joinProcesses(options: RegistryOptions): Promise<ProcessRegistry> {
  const { db, log, versao, places, beatMs = BEAT_MS } = options;
  const id = places === null ? null : newId();
  if (id !== null && places !== null) await enter({ ...options, places }, id);
  const tell = createTroubleLog(log);
  let newer: string | null = null;
  const beat = async () => {
    if (id !== null && places !== null) await sign(db, id, versao, places);
    const found = await newerMigration(db);
    if (found !== null && found !== newer) {
      log.warn({ migration: found }, 'the database has become a newer program’s: update this process');
    }
    newer = found;
  };
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = beat().catch((error) => tell(error, 'sign of life not written'));
  }, beatMs);
  timer.unref();
  return {
    id,
    newer: () => newer,
    async close() {
      clearInterval(timer);
      await running;
      if (id !== null) await sql`delete from processos where id = ${id}::uuid`.execute(db).catch(() => undefined);
    },
  };
}
