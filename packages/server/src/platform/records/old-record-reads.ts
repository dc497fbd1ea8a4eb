/**
 * List, totals, spreadsheet and history of a record: handlers made from the module's query and field labels.
 *
 * A module spreads them into its routes (`...recordReads({ … })`) and writes only what is its own; the domain's
 * `recordOps` is the other half. `nome` is the file of the export, `titulo` its sheet. Source: decisions §2a, §6.
 */
import type { FieldSpecs } from '@sede/domain/kernel';
import type { RawContext, ReadContext } from '../api/index.ts';
import { type HistoryQuery, readHistory } from '../audit/index.ts';
import type { Db } from '../db/index.ts';
import { allRows, type PageInput, type PageQuery, readPage, readTotals } from '../db/list/index.ts';
import { type ExportFormat, exportReply, fieldColumns } from '../exports/index.ts';

export interface RecordReads<T, Filter> {
  /** Contract key: what the audit trail calls the module. */
  modulo: string;
  tabela: string;
  nome: string;
  titulo: string;
  fields: FieldSpecs;
  /** Columns of the spreadsheet, in order; else every field, in the order of `fields`. */
  exporta?: readonly (keyof T & string)[];
  /** `hoje`: calendar date of the request in São Paulo, for what is derived from it. */
  query: (filter: Filter, hoje: string) => PageQuery;
  /** Names of the records that 'referencia' fields hold. */
  names?: (db: Db, ids: string[]) => Promise<Map<string, string>>;
}

export function recordReads<T, Filter>({
  modulo,
  tabela,
  nome,
  titulo,
  fields,
  exporta = Object.keys(fields) as (keyof T & string)[],
  query,
  names,
}: RecordReads<T, Filter>) {
  const columns = fieldColumns<T>(fields, exporta);
  return {
    list: (ctx: ReadContext, input: Filter & PageInput) => readPage<T>(ctx.db, input, query(input, ctx.today)),
    totals: (ctx: ReadContext, filter: Filter) => readTotals<Record<never, never>>(ctx.db, query(filter, ctx.today)),
    export: (
      ctx: RawContext,
      { formato, ordem, ...filter }: Filter & Pick<PageInput, 'ordem'> & { formato: ExportFormat },
    ) =>
      exportReply<T>(ctx, { formato, nome, titulo, columns, rows: allRows(query(filter as Filter, ctx.today), ordem) }),
    history: ({ db }: ReadContext, { id }: { id: string }) => {
      const history: HistoryQuery = { modulo, registroId: id, tables: { [tabela]: fields } };
      return readHistory(db, names ? { ...history, names: (ids) => names(db, ids) } : history);
    },
  };
}
