/**
 * A table whose rows belong to a record and are never named by an operation: links of a statement line, reasons of a
 * month, the columns of an account's files. Who may write them is asked of the record; these are the writes.
 *
 * `update` and `remove` act on a row that is held (`for update`) in the same transaction. A row that one person changes
 * under another's eyes, or that a screen asks for by its id, is a record: `defineRecord`.
 */
import type { Tx } from '../db.ts';
import type { NewRecord, RecordPatch, RecordRow, RecordTable } from './record-types.ts';
import { deleteRow, insertRows, type Seen, updateRow } from './table-row.ts';

interface ChildTable<T extends RecordTable> {
  insert(tx: Tx, values: NewRecord<T>): Promise<RecordRow<T>>;
  insertMany(tx: Tx, values: readonly NewRecord<T>[]): Promise<RecordRow<T>[]>;
  update(tx: Tx, held: Seen, patch: RecordPatch<T>): Promise<RecordRow<T>>;
  remove(tx: Tx, held: Seen): Promise<RecordRow<T>>;
}

export function childTable<T extends RecordTable>(tabela: T): ChildTable<T> {
  type Row = RecordRow<T>;
  const rows = { tabela, alias: 'r', where: null };
  const written = (row: Row | undefined): Row => {
    if (row === undefined) throw new Error(`The row of ${tabela} was not held.`);
    return row;
  };
  return {
    insert: async (tx, values) => written((await insertRows<Row>(tx, tabela, [values]))[0]),
    insertMany: (tx, values) => insertRows<Row>(tx, tabela, values),
    update: async (tx, held, patch) => written(await updateRow<Row>(tx, rows, held, patch)),
    remove: async (tx, held) => written(await deleteRow<Row>(tx, rows, held)),
  };
}
