/**
 * The writes of a described record, with what no module may forget: a new id, the version check, the row that the person
 * sees, the conflict answer as they may read it.
 *
 * `update` and `remove` act on the version that was seen; when another save came first they throw
 * `plataforma.versao_conflito` with the record as its schema and this reader's columns give it. `lock` reads the row for a
 * state check and holds it until the end of the transaction. The reader's visibility is checked in the same statement.
 * Source: decisions §1, §6 (two people editing); decision 035.
 */
import { platformErrors, type SedeError } from '@sede/domain/kernel';
import type { z } from 'zod';
import type { Writer } from '../api/index.ts';
import { allOf } from '../db/list/index.ts';
import {
  changesNothing,
  deleteRow,
  insertRows,
  lockRow,
  lockRows,
  type RecordTable,
  type Seen,
  type Stamped,
  updateRow,
  versionConflict,
} from '../db/record/index.ts';
import type { RowOf } from './description.ts';
import type { RecordWrites } from './record-kit.ts';
import type { RowQueries } from './row-queries.ts';

interface Written<T extends RecordTable, S extends z.ZodType> {
  tabela: T;
  schema: S;
  notFound?: () => SedeError;
}

export function recordWrites<T extends RecordTable, S extends z.ZodType>(
  { tabela, schema, notFound = platformErrors.nao_encontrado }: Written<T, S>,
  rows: RowQueries,
  find: (ctx: Writer, id: string) => Promise<z.output<S> | undefined>,
): RecordWrites<T, RowOf<T, S>> {
  type Row = RowOf<T, S>;

  /** `columns` and `present` of the description give it, its schema leaves out the rest. */
  async function conflict(ctx: Writer, row: Stamped): Promise<SedeError> {
    const atual = await find(ctx, row.id);
    if (atual === undefined) return notFound();
    return versionConflict(ctx.tx, row, schema.parse(atual));
  }

  async function lock(ctx: Writer, { id, versao }: { id: string; versao?: number }): Promise<Row> {
    const row = await lockRow<Row>(ctx.tx, rows.rowsOf(ctx.actor), id);
    if (!row) throw notFound();
    if (versao !== undefined && row.versao !== versao) throw await conflict(ctx, row);
    return row;
  }

  /** Why a write on a seen version touched nothing: another save, or no such record for this person. */
  async function refuse(ctx: Writer, { id }: Seen): Promise<never> {
    throw await conflict(ctx, await lock(ctx, { id }));
  }

  return {
    lock,
    conflict,
    lockWhere: (ctx, conditions) => lockRows<Row>(ctx.tx, rows.rowsOf(ctx.actor), allOf([...conditions])),
    async insert({ tx }, values) {
      const [row] = await insertRows<Row>(tx, tabela, [values]);
      if (!row) throw new Error(`Nothing was inserted into ${tabela}.`);
      return row;
    },
    insertMany: ({ tx }, values) => insertRows<Row>(tx, tabela, values),
    async update(ctx, { id, versao }, patch) {
      if (changesNothing(patch)) return lock(ctx, { id, versao });
      const row = await updateRow<Row>(ctx.tx, rows.rowsOf(ctx.actor), { id, versao }, patch);
      return row ?? refuse(ctx, { id, versao });
    },
    async remove(ctx, { id, versao }) {
      const row = await deleteRow<Row>(ctx.tx, rows.rowsOf(ctx.actor), { id, versao });
      return row ?? refuse(ctx, { id, versao });
    },
  };
}
