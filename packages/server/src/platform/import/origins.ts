/**
 * From keys of the old system to records here: what was imported in this run or an earlier one.
 *
 * A table is read once in a run; records that the run adds are passed to `remember`; those of a batch that does not
 * commit need not be taken back, since the run ends then. Names are looked up without accents and capitals.
 */
import { normaliseText } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { Tx } from '../db/index.ts';
import type { RecordTable } from '../db/record/index.ts';
import { Refusal } from './refusal.ts';

export type ItemTable = 'itensDespesa' | 'itensReceita';

export interface Item {
  id: string;
  nome: string;
  tipo: string;
  centroCusto: string | null;
}

export interface Origins {
  /** The record that had this key; undefined when none came over. */
  idOf(tx: Tx, table: RecordTable, key: string): Promise<string | undefined>;
  remember(table: RecordTable, key: string, id: string): void;
  /** By the item's key or its name; of several with the name, the one of this type. */
  findItem(tx: Tx, table: ItemTable, told: string, tipo?: string): Promise<Item>;
}

export function createOrigins(): Origins {
  const keys = new Map<string, Map<string, string>>();
  const items = new Map<string, Map<string, Item>>();

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

  async function itemsOf(tx: Tx, table: ItemTable): Promise<Map<string, Item>> {
    let known = items.get(table);
    if (!known) {
      const centre = table === 'itensDespesa' ? sql`centro_custo` : sql`null::text`;
      const { rows } = await sql<Item>`
        select id, nome, tipo, ${centre} as centro_custo from ${sql.table(table)}`.execute(tx);
      known = new Map(rows.map((row) => [row.id, row]));
      items.set(table, known);
    }
    return known;
  }

  const idOf = async (tx: Tx, table: RecordTable, key: string) => (await keysOf(tx, table)).get(key);
  return {
    idOf,
    remember(table, key, id) {
      keys.get(table)?.set(key, id);
      items.delete(table);
    },
    async findItem(tx, table, told, tipo) {
      const all = await itemsOf(tx, table);
      const byKey = all.get((await idOf(tx, table, told)) ?? '');
      if (byKey) return byKey;
      const wanted = normaliseText(told);
      const named = [...all.values()].filter(({ nome }) => normaliseText(nome) === wanted);
      const [only, ...more] = named.length > 1 ? named.filter((item) => item.tipo === tipo) : named;
      if (only && more.length === 0) return only;
      throw new Refusal(named.length > 1 ? `há ${named.length} itens '${told}'` : `não há item '${told}'`);
    },
  };
}
