/**
 * Who sees which rows of a record: stated once, in its description, and checked inside every statement on it.
 *
 * `todos` says that whoever may call an operation (403) sees every row; it costs no statement and no condition. Else the
 * rule answers, for one person, an SQL condition over the record's alias, or `todos` again for those who see all. What a
 * person does not see does not exist for them: 404, everywhere. Source: style guide §5; decision 035.
 */
import type { RawBuilder } from 'kysely';
import type { Who } from '../api/index.ts';
import { allOf } from '../db/list/index.ts';

export const todos: unique symbol = Symbol('todos');
type Todos = typeof todos;

export type Visivel = Todos | ((actor: Who) => RawBuilder<unknown> | Todos);

export interface RowRule {
  visivel: Visivel;
  /** Which rows are records at all, whoever asks. */
  existe?: RawBuilder<unknown>;
}

const ruleFor = ({ visivel }: RowRule, actor: Who) => (visivel === todos ? todos : visivel(actor));

/** The reader's condition on a row; null: none. */
export function visibleTo(rule: RowRule, actor: Who): RawBuilder<unknown> | null {
  const { existe = null } = rule;
  const own = ruleFor(rule, actor);
  if (own === todos) return existe;
  return existe === null ? own : allOf([existe, own]);
}

/** Whether this person sees every record: then its live events may name the records. */
export const seesAll = (rule: RowRule, actor: Who): boolean => ruleFor(rule, actor) === todos;
