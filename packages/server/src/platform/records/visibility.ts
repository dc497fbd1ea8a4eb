/** What a rule on rows says to one person; it costs no condition where everybody sees all of them. */
import type { RawBuilder } from 'kysely';
import { type RowRule, todos, type Who } from '../api/index.ts';
import { allOf } from '../db/list/index.ts';

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
