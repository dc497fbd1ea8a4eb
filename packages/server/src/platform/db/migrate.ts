/**
 * Brings the database to this program's version: applies the missing migrations, in order, each in its transaction.
 *
 * Run by the owner's role under an advisory lock, so that processes that start together wait for one another. What was
 * applied is kept in `sede.migracoes` with its checksum.
 * In: addresses of owner and program's role (the migrations grant to the latter by name, setting `sede.papel_app`).
 * Out: names of the files applied now.
 * Errors: `MigrationError` (pt-BR) when the database is newer than the program or of one with other numbers, when an applied file was edited or is
 * numbered before one already applied, when the owner lacks a right, when a statement fails (with its line).
 */

import { CompiledQuery, type Kysely } from 'kysely';
import pg from 'pg';
import { MigrationError, type MigrationFile, readMigrations } from './migration-files.ts';
import type { Database } from './schema.gen.ts';

export type MigrateOptions = {
  ownerUrl: string;
  appUrl: string;
  /** Folder with the migrations; default: the program's. */
  directory?: string;
  /** Last number to apply; default: all. */
  upTo?: number;
};

type Applied = { numero: number; nome: string; checksum: string };

/** 'sede' in ASCII: any number will do as long as nothing else locks it. */
const LOCK_KEY = 0x73656465;
export const MIN_POSTGRES = 15;

export async function migrate(options: MigrateOptions): Promise<{ applied: string[] }> {
  const files = readMigrations(options.directory);
  const client = new pg.Client({
    connectionString: options.ownerUrl,
    application_name: 'sede-migracao',
    options: '-c search_path=public,auth',
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    const applied = await readApplied(client);
    const pending = pendingOf(files, applied, options.upTo);
    if (pending.length > 0) {
      await client.query(`select set_config('sede.papel_app', $1, false)`, [roleOf(options.appUrl)]);
      for (const file of pending) await apply(client, file);
    }
    return { applied: pending.map((file) => file.name) };
  } finally {
    await client.end();
  }
}

/** One migration under two numbers: the same text, or the same name behind the number. */
const isSame = (file: MigrationFile, row: Applied): boolean =>
  file.checksum === row.checksum || file.name.slice(5) === row.nome.slice(5);

/** The newest migration that the database has and this program does not know; null: it knows all. */
export async function newerMigration(db: Kysely<Database>): Promise<string | null> {
  const { rows } = await db.executeQuery<{ nome: string }>(CompiledQuery.raw(...newerQuestion()));
  return rows[0]?.nome ?? null;
}

/** Text and values of the same question, for whoever holds a plain connection. */
export const newerQuestion = (): [text: string, values: number[]] => [
  'select nome from sede.migracoes where numero > $1 order by numero desc limit 1',
  [readMigrations().at(-1)?.number ?? 0],
];

function pendingOf(files: MigrationFile[], applied: Applied[], upTo = Number.POSITIVE_INFINITY): MigrationFile[] {
  const newest = applied.at(-1);
  const known = new Map(files.map((file) => [file.number, file]));
  for (const row of applied) {
    const file = known.get(row.numero);
    if (file?.checksum === row.checksum) continue;
    const moved = files.find((other) => other.number !== row.numero && isSame(other, row));
    if (moved !== undefined) {
      throw new MigrationError(
        `As migrações foram renumeradas: ${row.nome}, já aplicada neste banco, chama-se aqui ${moved.name}. Nada foi alterado. Use o programa que preparou este banco, ou restaure neste programa uma cópia de segurança.`,
      );
    }
    if (file === undefined) {
      throw new MigrationError(
        `O banco de dados é de uma versão mais nova do Sede (${row.nome}); este programa só conhece até ${files.at(-1)?.name}. Atualize o programa.`,
      );
    }
    throw new MigrationError(
      `A migração ${row.nome} foi alterada depois de aplicada. Migrações não se editam: desfaça a alteração e escreva uma nova.`,
    );
  }
  const done = new Set(applied.map((row) => row.numero));
  const pending = files.filter((file) => !done.has(file.number) && file.number <= upTo);
  const late = pending.find((file) => newest !== undefined && file.number < newest.numero);
  if (late !== undefined) {
    throw new MigrationError(
      `A migração ${late.name} vem antes de ${newest?.nome}, que já foi aplicada. Dê a ela um número maior.`,
    );
  }
  return pending;
}

async function readApplied(client: pg.Client): Promise<Applied[]> {
  const version = await client.query<{ v: number }>(`select current_setting('server_version_num')::int / 10000 as v`);
  const major = version.rows[0]?.v ?? 0;
  if (major < MIN_POSTGRES) {
    throw new MigrationError(`O Sede precisa do PostgreSQL ${MIN_POSTGRES} ou mais novo; este é o ${major}.`);
  }
  const found = await client.query<{ t: string | null }>(`select to_regclass('sede.migracoes')::text as t`);
  if (found.rows[0]?.t == null) {
    await client
      .query(`
      begin;
      create schema if not exists sede;
      create table sede.migracoes (
        numero int primary key, nome text not null, checksum text not null, em timestamptz not null default now()
      );
      commit`)
      .catch(explainRights);
    return [];
  }
  const { rows } = await client.query<Applied>('select numero, nome, checksum from sede.migracoes order by numero');
  return rows;
}

async function apply(client: pg.Client, file: MigrationFile): Promise<void> {
  await client.query('begin');
  try {
    await client.query(file.sql);
    await client.query('insert into sede.migracoes (numero, nome, checksum) values ($1, $2, $3)', [
      file.number,
      file.name,
      file.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw explainFailure(error, file);
  }
}

function explainFailure(error: unknown, file: MigrationFile): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  const position = Number(error.position);
  const line = position > 0 ? `, linha ${file.sql.slice(0, position).split('\n').length}` : '';
  return new MigrationError(`A migração ${file.name}${line} falhou: ${error.message}. Nada dela foi aplicado.`, {
    cause: error,
  });
}

function explainRights(error: unknown): never {
  if (error instanceof pg.DatabaseError && error.code === '42501') {
    throw new MigrationError(
      'O papel de DATABASE_OWNER_URL não pode criar objetos neste banco: torne-o dono do banco (alter database … owner to …).',
      { cause: error },
    );
  }
  throw error;
}

function roleOf(url: string): string {
  return decodeURIComponent(new URL(url).username);
}
