/**
 * Which tables and sequences a backup holds, read from the database itself: a new table is in it without being named.
 *
 * Schemas `public`, `auth` and `sede`; columns that PostgreSQL computes are left out (they come back by themselves).
 * On purpose not in it:
 *  - `pgboss` (the queue): belongs to the library; jobs under way are begun by people or by the clock again;
 *  - `sede.migracoes`: restoring runs the migrations themselves; which ones stands in the header;
 *  - rows of `LEFT_EMPTY`: sessions, one-time links and processes that ended after the backup must not live again.
 */
import type pg from 'pg';
import type { Migration, TableFacts, TableShape } from './archive-format.ts';

const SCHEMAS = ['public', 'auth', 'sede'];
export const LEFT_EMPTY = ['auth.sessoes', 'auth.verificacoes', 'public.processos'];
const NOT_DATA = ['sede.migracoes'];

/** Settings of a session that dumps, loads or compares: the same text for the same value everywhere, no time limits. */
export const SESSION_OPTIONS = [
  'search_path=public,auth',
  'timezone=UTC',
  'datestyle=ISO',
  'intervalstyle=postgres',
  'extra_float_digits=1',
  'bytea_output=hex',
  'statement_timeout=0',
  'idle_in_transaction_session_timeout=0',
  'lock_timeout=60s',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

/** As SQL has it, quoted: `"auth"."contas"`. */
export const quoted = (table: string): string =>
  table
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');
const column = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Quoted column names, as COPY takes them. */
export const columnList = ({ colunas }: TableShape): string => colunas.map(column).join(', ');

/** Every table of the program, those of `LEFT_EMPTY` included. */
export async function readTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select n.nspname || '.' || c.relname as nome,
       array_agg(a.attname::text order by a.attnum) as colunas
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any($1::text[]) and c.relkind = 'r' and n.nspname || '.' || c.relname <> all($2::text[])
       and not exists (select 1 from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
     group by 1 order by 1`,
    [SCHEMAS, NOT_DATA],
  );
  return rows;
}

/** The migrations that the database has, in order. */
export async function readMigrations(client: pg.ClientBase): Promise<Migration[]> {
  const { rows } = await client.query<Migration>('select numero, nome, checksum from sede.migracoes order by numero');
  return rows;
}

/**
 * The value of each sequence; a snapshot does not cover them, so they are read after the tables and are never behind
 * them.
 */
export async function readSequences(client: pg.ClientBase) {
  const { rows } = await client.query<{ nome: string; ultimo: string; usado: boolean }>(
    `select schemaname || '.' || sequencename as nome, coalesce(last_value, start_value)::text as ultimo,
       last_value is not null as usado
     from pg_sequences where schemaname = any($1::text[]) order by 1`,
    [SCHEMAS],
  );
  return rows;
}

/** Count, a sum of hashes over whole rows, and the sum of every numeric column: what must be the same after a restore. */
export async function readFacts(client: pg.ClientBase, table: TableShape): Promise<TableFacts> {
  const { rows: numeric } = await client.query<{ nome: string }>(
    `select a.attname::text as nome from pg_attribute a
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
       and a.atttypid in ('int2'::regtype, 'int4'::regtype, 'int8'::regtype, 'numeric'::regtype) order by a.attnum`,
    [quoted(table.nome)],
  );
  const row = `row(${columnList(table)})`;
  const sums = numeric.map(({ nome }, index) => `, coalesce(sum(${column(nome)}::numeric), 0)::text as s${index}`);
  const { rows } = await client.query<Record<string, string>>(
    `select count(*)::text as linhas, coalesce(sum(hashtextextended(${row}::text, 0)::numeric), 0)::text as marca
     ${sums.join('')} from ${quoted(table.nome)}`,
  );
  const { linhas = '0', marca = '0', ...found } = rows[0] ?? {};
  const somas = Object.fromEntries(numeric.map(({ nome }, index) => [nome, found[`s${index}`] ?? '0']));
  return { linhas, marca, somas };
}

/** What differs, in pt-BR; empty when the table is the same. */
export function differences(table: string, expected: TableFacts, found: TableFacts): string[] {
  if (expected.linhas !== found.linhas)
    return [`${table}: ${expected.linhas} linhas na cópia, ${found.linhas} no banco`];
  const sums = Object.entries(expected.somas)
    .filter(([name, sum]) => found.somas[name] !== sum)
    .map(([name, sum]) => `${table}.${name}: soma ${sum} na cópia, ${found.somas[name]} no banco`);
  if (sums.length > 0) return sums;
  return expected.marca === found.marca ? [] : [`${table}: o conteúdo das linhas não confere`];
}
