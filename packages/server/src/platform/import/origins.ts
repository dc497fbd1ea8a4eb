/**
 * From keys of the old system to records here: what was imported in this run or an earlier one.
 *
 * A table is read once in a run; records that the run adds are passed to `remember`; those of a batch that does not
 * commit need not be taken back, since the run ends then.
 */
import { sql } from 'kysely';
import type { Tx } from '../db/index.ts';
import type { RecordTable } from '../db/record/index.ts';

export interface Origins {
  /** The record that had this key; undefined when none came over. */
  idOf(tx: Tx, table: RecordTable, key: string): Promise<string | undefined>;
  remember(table: RecordTable, key: string, id: string): void;
}

export function createOrigins(): Origins {
  const keys = new Map<string, Map<string, string>>();

  async function keysOf(tx: Tx, table: string): Promise<Map<string, string>> {
    let known = keys.get(table);
    if (!known) {
      const { rows } = await sql<{ key: string; id: string }>`
        select id_origem as key, id from ${sql.table(table)} where id_origem is not null`.execute(tx);
      known = new Map(rows.map(({ key, id }) => [key, id]));
      keys.set(table, known);
    }
    return known;
  }

  return {
    idOf: async (tx, table, key) => (await keysOf(tx, table)).get(key),
    remember(table, key, id) {
      keys.get(table)?.set(key, id);
    },
  };
}
