/**
 * Which row an operation's `id` names: whoever may call the operation but not see that row gets the answer of an id that
 * does not exist, before the handler runs (in a write: in its transaction).
 *
 * A module's `routes` say it once for all its operations, by the described record; where the `id` of one names another
 * record, or no record at all, they say so by the operation's name. Source: issue 8 §1; decision 035.
 */
import type { InputOf, ModuleContract, Op } from '@sede/domain/contract';
import type { Reader, Who } from './context.ts';
import type { RowRule } from './row-rule.ts';

/** A described record, as the path of operations knows it. */
export interface NamedRow {
  /** Contract key of the module whose live events name these rows. */
  modulo: string;
  /** Kysely's name of the table: 'itensDespesa'. */
  tabela: string;
  /** Who sees which; read at every statement. */
  rule: RowRule;
  /** Whether this person sees every row of it. */
  seesAll(actor: Who): boolean;
  /** Throws for a row that does not exist for this person; runs no query where everybody sees every row. */
  refuseHidden(reader: Reader, id: string): Promise<void>;
}

/**
 * The `id` names something that is no described record; the text says why nobody learns of another person's data
 * through it.
 */
export interface NoRow {
  reason: string;
}
export const namesNoRecord = (reason: string): NoRow => ({ reason });

type NamesRow<T extends Op> = Extract<keyof InputOf<T>, 'id' | 'versoes'> extends never ? false : true;
/** The operations whose input names a row by `id`, or several by `ids` with the `versoes` seen. */
export type Naming<C extends ModuleContract> = {
  [K in keyof C]: NamesRow<C[K]> extends true ? K : never;
}[keyof C];

/** `record`: what the operations name; `except`: those that name something else. */
export type NamedRows<C extends ModuleContract> =
  | { record: NamedRow; except?: { [K in Naming<C>]?: NamedRow | NoRow } }
  | { except: { [K in Naming<C>]: NamedRow | NoRow } };

/** By verb; operations that name no row are left out. */
export type RowsByVerb = Readonly<Record<string, NamedRow | NoRow>>;
