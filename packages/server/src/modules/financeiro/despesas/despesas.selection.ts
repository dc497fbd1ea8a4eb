/**
 * The two lists of expenses as selections to be acted on whole: the list's own, and what waits for approval.
 *
 * A further approval leaves an expense's content as it was (`versao_aprovavel`), any other change does not.
 * Source: decisions §2a, §7 (Approval); decision 012.
 */
import type { ReadContext, Reader, WriteContext } from '#platform/api/index.ts';
import { resolveMany } from '#platform/many/index.ts';
import { despesas } from './despesa.record.ts';
import { configuracoesRecentes } from './despesas.actor.ts';
import type { DespesasFilter, PendentesFilter } from './despesas.filters.ts';
import { pendentesQuery } from './despesas.views.ts';

/** What waits for approval, by the list's own filter. */
export const pendentes = async (reader: Reader, filtro: PendentesFilter) =>
  pendentesQuery(reader, filtro, await configuracoesRecentes(reader.db));

export const selecao = (ctx: ReadContext, filtro: DespesasFilter) =>
  despesas.selection(ctx, despesas.query(ctx, filtro));

export const selecaoPendentes = (ctx: ReadContext, filtro: PendentesFilter) =>
  despesas.selection(ctx, pendentes(ctx, filtro));

type Target<F> = Parameters<typeof resolveMany<F>>[1];

/** Which expenses an operation of the list is about. */
export const alvosDaLista = (ctx: WriteContext, input: Target<DespesasFilter>) =>
  resolveMany(ctx.tx, input, (filtro) => despesas.query(ctx, filtro));
/** Which expenses an operation of the approval is about; `conteudo`: approvals given since do not matter. */
export const alvosPendentes = (ctx: WriteContext, input: Target<PendentesFilter>, seen?: 'versao' | 'conteudo') =>
  resolveMany(ctx.tx, input, (filtro) => pendentes(ctx, filtro), seen);
