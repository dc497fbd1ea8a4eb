/**
 * The database as the modules see it: Kysely over the program's pool, typed by the generated schema.
 *
 * SQL names are snake_case, TypeScript's camelCase; the content of jsonb columns is left as it is.
 * A transaction is a `Db` too: what reads takes `Db` and runs on either, what must be inside one takes `Tx`.
 */

import {
  CamelCasePlugin,
  Kysely,
  type KyselyConfig,
  type PluginTransformResultArgs,
  PostgresDialect,
  type PostgresPoolClient,
  type QueryResult,
  type Transaction,
  type UnknownRow,
} from 'kysely';
import type pg from 'pg';
import { camelCasePool } from './camel-case-pool.ts';
import type { Database } from './schema.gen.ts';

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

/** `connect`: how a connection of the pool is taken, if not plainly. */
export const dbConfig = (pool: pg.Pool, connect?: () => Promise<PostgresPoolClient>): KyselyConfig => ({
  dialect: new PostgresDialect({ pool: camelCasePool(pool, connect) }),
  plugins,
});

export const createDb = (pool: pg.Pool): Db => new Kysely<Database>(dbConfig(pool));

/** Kysely's plugin for the names in statements; those of results have been seen to by the pool. */
class NamesPlugin extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

// 'agendasComOSindicato' is agendas_com_o_sindicato: a word of one letter is a word.
const plugins = [new NamesPlugin({ underscoreBetweenUppercaseLetters: true })];
