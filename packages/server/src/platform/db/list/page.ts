/**
 * A page of a list, one way for all: filtered, sorted and cut in SQL, count and sums in a statement of their own.
 *
 * In: the validated list input, the FROM with its filter, the columns, what each sortable field is in SQL, the sums.
 * Out: `{ itens, pagina, porPagina, total?, somas? }`; `total` and `somas` only when asked (`totais`), read in parallel
 * with the page. The id is always the last sort term, so that pages neither repeat nor lose a row.
 * Source: decisions §2a (Lists).
 */

import { type OperationNode, type RawBuilder, type RawNode, sql } from 'kysely';
import type { Db } from '../db.ts';
import { readPageRows, readSum } from '../request-db.ts';

export interface PageInput {
  pagina: number;
  porPagina: number;
  ordem: { campo: string; desc: boolean }[];
  totais: boolean;
  /** Only this record, if the filter finds it: whether a list shows what somebody has just saved. */
  apenas?: string | undefined;
}

export interface PageQuery {
  /** 'from despesas d join …' */
  from: RawBuilder<unknown>;
  /** Only what the filter needs, for count and sums; the same as `from` when absent. */
  fromTotals?: RawBuilder<unknown>;
  where: RawBuilder<boolean>;
  columns: RawBuilder<unknown>;
  order: Record<string, RawBuilder<unknown>>;
  /** Fields of `order` that are never null: without `nulls last` a plain index serves both directions. */
  notNull?: readonly string[];
  /** Fields of `order` that need the joins of `from`: where given, by the others is sorted and cut over `fromTotals` alone. */
  joined?: readonly string[];
  /** The record's id, for the stable end of the order. */
  id: RawBuilder<unknown>;
  /** 'coalesce(sum(d.valor), 0)::bigint as valor, …' */
  sums?: RawBuilder<unknown>;
  /** The condition on one record, where `id` is no text: its index then finds it. */
  that?: (id: string) => RawBuilder<unknown>;
}

export interface PageResult<T, S> {
  itens: T[];
  pagina: number;
  porPagina: number;
  total?: number;
  somas?: S;
}

function orderBy(query: Pick<PageQuery, 'order' | 'id' | 'notNull'>, ordem: PageInput['ordem']): RawBuilder<unknown> {
  const terms = ordem.map(({ campo, desc }) => {
    const expression = query.order[campo];
    if (!expression) throw new Error(`No sort expression for ${campo}.`);
    if (!desc) return sql`${expression} asc`;
    return query.notNull?.includes(campo) ? sql`${expression} desc` : sql`${expression} desc nulls last`;
  });
  // The id follows the direction of the first term: one index then serves both directions.
  const tail = ordem[0]?.desc ? sql`${query.id} desc` : sql`${query.id} asc`;
  return sql`order by ${sql.join([...terms, tail], sql`, `)}`;
}

/** Count and sums of all that the filter finds, on the connections for heavy reads; sums in centavos where the query says so. */
export async function readTotals<S>(db: Db, query: PageQuery): Promise<{ total: number; somas: S }> {
  const sums = query.sums ? sql`, ${query.sums}` : sql``;
  const { rows } = await readSum(
    db,
    sql<
      Record<string, unknown>
    >`select count(*) as total${sums} ${query.fromTotals ?? query.from} where ${query.where}`,
  );
  const { total, ...somas } = rows[0] ?? { total: 0 };
  return { total: Number(total), somas: somas as S };
}

/** Whether a value stands in it: what PostgreSQL estimates, and so the plan, may then depend on that value. */
function asksByValue(node: OperationNode): boolean {
  if (node.kind === 'RawNode') return (node as RawNode).parameters.some(asksByValue);
  return node.kind !== 'IdentifierNode' && node.kind !== 'ReferenceNode' && node.kind !== 'TableNode';
}

/**
 * Where to cut. Of a list that nothing narrows the first page is cut by constants: with parameters PostgreSQL takes the page for a tenth
 * of the rows, finds the plan for any page dearer than that for this one, and plans it anew each time, a third of the statement's
 * work (decision 112). With a value in the condition it should: the best plan may be another for each.
 */
function cutOf({ pagina, porPagina }: PageInput, where: RawBuilder<boolean>): RawBuilder<unknown> {
  if (pagina === 1 && !asksByValue(where.toOperationNode())) return sql`limit ${sql.lit(porPagina)} offset 0`;
  return sql`limit ${porPagina} offset ${(pagina - 1) * porPagina}`;
}

/**
 * Sorts and cuts the ids first, then reads the columns of that one page: so joins and sub-selects are never computed
 * for rows that are skipped, however deep the page.
 */
export function pageStatement<T>(input: PageInput, query: PageQuery) {
  const { ordem } = input;
  const { fromTotals, joined } = query;
  const narrow = fromTotals && joined && !ordem.some(({ campo }) => joined.includes(campo));
  const cut = sql`${orderBy(query, ordem)} ${cutOf(input, query.where)}`;
  if (!narrow) return sql<T>`select ${query.columns} ${query.from} where ${query.where} ${cut}`;
  const ids = sql`array(select ${query.id} ${fromTotals} where ${query.where} ${cut})`;
  return sql<T>`select ${query.columns} ${query.from} where ${query.id} = any(${ids}) ${orderBy(query, ordem)}`;
}

const narrowed = (query: PageQuery, id: string): PageQuery => ({
  ...query,
  where: allOf([query.where, query.that?.(id) ?? sql`${query.id}::text = ${id}`]),
});

/** One page in the order asked for; with `totais` count and sums too, read in parallel. */
export async function readPage<T, S = Record<never, never>>(
  db: Db,
  input: PageInput,
  whole: PageQuery,
): Promise<PageResult<T, S>> {
  const { pagina, porPagina, apenas } = input;
  const query = apenas === undefined ? whole : narrowed(whole, apenas);
  const page = readPageRows(db, pageStatement<T>(input, query));
  if (!input.totais) return { itens: (await page).rows, pagina, porPagina };
  const [{ rows }, totals] = await Promise.all([page, readTotals<S>(db, query)]);
  return { itens: rows, pagina, porPagina, ...totals };
}

/** The same list whole, in the same order: what an export streams. */
export const allRows = (query: PageQuery, ordem: PageInput['ordem']): RawBuilder<unknown> =>
  sql`select ${query.columns} ${query.from} where ${query.where} ${orderBy(query, ordem)}`;

/** Conditions joined by AND; nulls and false are left out. */
export function allOf(conditions: (RawBuilder<unknown> | null | undefined | false)[]): RawBuilder<boolean> {
  const present = conditions.filter((c): c is RawBuilder<unknown> => Boolean(c));
  return present.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(present, sql` and `)}`;
}
