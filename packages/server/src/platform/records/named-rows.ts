/**
 * Rows that operations name though they are no record (no version, no history): a person's notices. Who sees which is
 * stated as for a record, and asked for on the same path. Errors: `notFound`.
 */
import { platformErrors, type SedeError } from '@sede/domain/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { NamedRow, RowRule } from '../api/index.ts';
import { allOf } from '../db/list/index.ts';
import { seesAll, visibleTo } from './visibility.ts';

interface NamedTable extends RowRule {
  modulo: string;
  /** Kysely's name, and the alias in `visivel`. */
  tabela: string;
  alias: string;
  notFound?: () => SedeError;
}

export function namedRows(table: NamedTable): NamedRow {
  const { modulo, tabela, alias, notFound = platformErrors.nao_encontrado } = table;
  const from = sql`from ${sql.table(tabela)} as ${sql.ref(alias)}`;
  const thatRow = (id: string): RawBuilder<unknown> => sql`${sql.ref(`${alias}.id`)} = ${id}::uuid`;
  return {
    modulo,
    tabela,
    rule: table,
    seesAll: (actor) => seesAll(table, actor),
    async refuseHidden({ db, actor }, id) {
      const rule = visibleTo(table, actor);
      if (rule === null) return;
      const { rows } = await sql`select 1 ${from} where ${allOf([rule, thatRow(id)])} limit 1`.execute(db);
      if (rows.length === 0) throw notFound();
    },
  };
}
