/**
 * Who sees which rows of a table: stated once, where the record is described, and checked inside every statement on it.
 *
 * `todos` says that whoever may call an operation (403) sees every row. Else the rule answers, for one person, an SQL
 * condition over the table's alias, or `todos` again for those who see all. What a person does not see does not exist for
 * them: 404, everywhere. Source: style guide §5; decision 035.
 */
import type { RawBuilder } from 'kysely';
import type { Who } from './context.ts';

export const todos: unique symbol = Symbol('todos');
type Todos = typeof todos;

export type Visivel = Todos | ((actor: Who) => RawBuilder<unknown> | Todos);

export interface RowRule {
  visivel: Visivel;
  /** Which rows are records at all, whoever asks. */
  existe?: RawBuilder<unknown>;
}
