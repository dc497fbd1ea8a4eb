/**
 * The handlers of a record's reads: list and totals; with one record, its panel and history; with the spreadsheet.
 *
 * A module spreads as much of them into its routes as is plain (`...recordHandlers(beneficiarios, { … })`) and writes only what is
 * its own; the domain's `recordOps` is the other half. `nome` is the file of the spreadsheet, `titulo` its sheet, `exporta` its columns
 * in order (else every field). Source: decisions §2a, §6.
 */

import type { HistoryPage } from '@sede/domain/contract';
import type { RawContext, ReadContext, Reader } from '../api/index.ts';
import { allRows } from '../db/list/index.ts';
import type { RecordTable } from '../db/record/index.ts';
import { type ExportFormat, exportReply, fieldColumns } from '../exports/index.ts';
import type { HistoryAsked, PageOf, RecordKit } from './record-kit.ts';
import { perReader } from './row-queries.ts';

interface Spreadsheet<Linha> {
  nome: string;
  titulo: string;
  exporta?: readonly (keyof Linha & string)[];
}

type Export<Filter, Ordem extends string> = Filter & Pick<PageOf<Ordem>, 'ordem'> & { formato: ExportFormat };

/** As many entries of the history as a panel shows before 'ver tudo'. */
const NEWEST = 3;

/** What a panel shows: the record, as its `get` or another read answers it, and the newest of its history. */
export async function readingOf<R>(
  record: Pick<RecordKit<RecordTable, unknown, unknown, unknown, unknown, string, string>, 'history'>,
  reader: Reader,
  id: string,
  read: Promise<R>,
): Promise<{ registro: R; historico: HistoryPage }> {
  // One after the other: of a row that is not there the same statements run, whoever asks and however fast they are.
  const registro = await read;
  return { registro, historico: await record.history(reader, { id, limite: NEWEST }) };
}

export function listHandlers<
  T extends RecordTable,
  Row,
  Linha,
  Out,
  Filter,
  Ordem extends string,
  Soma extends string,
  Listed,
>(record: RecordKit<T, Row, Linha, Out, Filter, Ordem, Soma, Listed>) {
  return {
    list: (ctx: ReadContext, input: Filter & PageOf<Ordem>) => record.page(ctx, input, record.query(ctx, input)),
    totals: (ctx: ReadContext, filter: Filter) => record.totals(ctx, record.query(ctx, filter)),
  };
}

export function readHandlers<
  T extends RecordTable,
  Row,
  Linha,
  Out,
  Filter,
  Ordem extends string,
  Soma extends string,
  Listed,
>(record: RecordKit<T, Row, Linha, Out, Filter, Ordem, Soma, Listed>) {
  return {
    ...listHandlers(record),
    get: (ctx: ReadContext, { id }: { id: string }) => record.get(ctx, id),
    reading: (ctx: ReadContext, { id }: { id: string }) => readingOf(record, ctx, id, record.get(ctx, id)),
    history: (ctx: ReadContext, asked: HistoryAsked) => record.history(ctx, asked),
  };
}

export function recordHandlers<
  T extends RecordTable,
  Row,
  Linha,
  Out,
  Filter,
  Ordem extends string,
  Soma extends string,
>(record: RecordKit<T, Row, Linha, Out, Filter, Ordem, Soma>, { nome, titulo, exporta }: Spreadsheet<Linha>) {
  return {
    ...readHandlers(record),
    async export(ctx: RawContext, { formato, ordem, ...filter }: Export<Filter, Ordem>) {
      const fields = perReader(record.fields, ctx);
      const columns = fieldColumns<Linha>(fields, exporta ?? (Object.keys(fields) as (keyof Linha & string)[]));
      // What is left of the input is the filter; the compiler does not subtract a type that is a parameter.
      const rows = allRows(await record.query(ctx, filter as Filter), ordem);
      return exportReply<Linha>(ctx, { formato, nome, titulo, columns, rows });
    },
  };
}
