/** The list of revenues as a selection to be acted on whole. Source: decisions §2a; decision 012. */
import type { ReadContext, WriteContext } from '#platform/api/index.ts';
import { resolveMany } from '#platform/many/index.ts';
import { receitas } from './receita.record.ts';
import type { ReceitasFilter } from './receitas.filters.ts';

export const selecao = (ctx: ReadContext, filtro: ReceitasFilter) =>
  receitas.selection(ctx, receitas.query(ctx, filtro));

/** Which revenues an operation of the list is about. */
export const alvosDaLista = (ctx: WriteContext, input: Parameters<typeof resolveMany<ReceitasFilter>>[1]) =>
  resolveMany(ctx.tx, input, (filtro) => receitas.query(ctx, filtro));
