/**
 * Expenses settled as one, for a payment batch: the same day, bank and number, each with its own additions, discount and
 * retained taxes; all or none.
 *
 * In: id → what is added and taken off, the payment, what else refuses an expense (a sentence). Out: the refusals, each with its sentence; nothing is written while
 * there is one. Rows are locked in the order of their ids. Errors: `plataforma.nao_encontrado`,
 * `fechamentos.periodo_fechado`. Source: issue 4 (Payment batch); decisions §7 (Settlement).
 */
import { SedeError } from '@sede/domain/kernel';
import { despesasMotivos, motivoNaoLiquidar } from '@sede/domain/modules/financeiro/despesas';
import type { WriteContext, Writer } from '#platform/api/index.ts';
import { readFinanceiro } from '../financeiro.actor.ts';
import { lockContas } from '../financeiro.contas.ts';
import { type AjustesEnviados, liquidacaoDe } from './despesa.liquidacao.ts';
import { type DespesaRow, despesas } from './despesa.record.ts';
import { quemPode } from './despesas.actor.ts';
import { refusePagaDuasVezes } from './despesas.radar.ts';

export interface Recusa {
  id: string;
  motivo: string;
}
export interface PagamentoUnico {
  dataLiquidacaoPagamento: string;
  idContaLiquidacao?: string | null | undefined;
  bancoLiquidacao: string;
  numeroPagamento: string;
}

export async function lockDespesas(ctx: Writer, ids: readonly string[]): Promise<DespesaRow[]> {
  const rows: DespesaRow[] = [];
  for (const id of [...new Set(ids)].sort()) rows.push(await despesas.lock(ctx, { id }));
  return rows;
}

export async function liquidarJuntas(
  ctx: WriteContext,
  ajustes: ReadonlyMap<string, AjustesEnviados>,
  pagamento: PagamentoUnico,
  motivoProprio: (row: DespesaRow) => string | undefined,
): Promise<Recusa[]> {
  const rows = await lockDespesas(ctx, [...ajustes.keys()]);
  await lockContas(ctx.tx, { idContaLiquidacao: pagamento.idContaLiquidacao });
  const cfg = await readFinanceiro(ctx.tx);
  const quem = quemPode(ctx.actor, cfg);
  const recusas: Recusa[] = [];
  const columns = new Map<DespesaRow, ReturnType<typeof liquidacaoDe>>();
  for (const row of rows) {
    let motivo =
      motivoProprio(row) ?? despesasMotivos.texto(motivoNaoLiquidar(row, quem, cfg.exigirAprovacaoParaLiquidar));
    try {
      if (motivo === undefined) {
        await refusePagaDuasVezes(ctx.tx, row, pagamento.dataLiquidacaoPagamento, undefined);
        // The expense may have become less than what is taken off it.
        columns.set(row, liquidacaoDe(row, { ...pagamento, ...ajustes.get(row.id) }));
      }
    } catch (error) {
      if (!(error instanceof SedeError)) throw error;
      motivo = error.message;
    }
    if (motivo !== undefined) recusas.push({ id: row.id, motivo });
  }
  if (recusas.length > 0) return recusas;
  for (const [row, patch] of columns) await despesas.update(ctx, row, patch);
  return [];
}
