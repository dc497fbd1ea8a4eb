/**
 * Confirms what a line of a statement stands for: one line, or many at once.
 *
 * The line is held and must be pending; its records' amounts must come to its own, to the cent; a record stands for one
 * line. All of it, the settlements it brings along too, happens in one transaction or not at all. Of many, each is done or
 * refused by itself (a savepoint each: the database's own refusals cost only their line). An open batch whose expenses
 * are just these is settled as the batch it is.
 * Errors: `extratos.estado`, `financeiro.data_antiga`, `.soma_diferente`, `.ja_vinculado`, those of `registerMovimento`, `plataforma.versao_conflito`.
 * Source: issue 4 (settles what is confirmed); decision 027.
 */
import type { InputOf } from '@sede/domain/contract';
import { SedeError } from '@sede/domain/kernel';
import { PERGUNTAS_DA_DATA } from '@sede/domain/modules/financeiro/despesas';
import { type Alvo, extratosErrors, type Lancamento } from '@sede/domain/modules/financeiro/extratos';
import type { extratosContract } from '@sede/domain/modules/financeiro/extratos/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { type Done, inSavepoint } from '#platform/many/index.ts';
import { liquidarBorderoDe } from '../borderos/index.ts';
import { type Ajustes, numeroDe, refuseFutura, registerMovimento, requirePermission } from './extratos.registros.ts';
import { insertVinculos, type Vinculo } from './extratos.store.ts';
import { type LancamentoRow, lancamentos } from './lancamento.record.ts';

type Contract = typeof extratosContract;
type Chaves = Pick<Alvo, 'tipo' | 'id'>[];

export async function lockPendente(ctx: WriteContext, seen: { id: string; versao: number }): Promise<LancamentoRow> {
  const row = await lancamentos.lock(ctx, seen);
  if (row.estado !== 'pendente') {
    throw extratosErrors.estado({ values: { motivo: { codigo: 'ja_decidido', valores: { estado: row.estado } } } });
  }
  return row;
}

/** Links a locked line to existing movements and returns the line. */
export async function vincular(ctx: WriteContext, linha: LancamentoRow, vinculos: readonly Vinculo[]): Promise<void> {
  const soma = vinculos.reduce((total, { valor }) => total + valor, 0);
  if (soma !== linha.valor) throw extratosErrors.soma_diferente({ values: { soma, valor: linha.valor } });
  await insertVinculos(ctx.tx, linha, vinculos);
  await lancamentos.update(ctx, linha, { estado: 'conciliado' });
}

async function conciliar(
  ctx: WriteContext,
  { id, versao, vinculos, ...ajustes }: { id: string; versao: number; vinculos: Chaves } & Ajustes,
): Promise<void> {
  const linha = await lockPendente(ctx, { id, versao });
  const adicional = (ajustes.juros ?? 0) + (ajustes.multa ?? 0) + (ajustes.desconto ?? 0);
  if (adicional > 0 && vinculos.length > 1) {
    throw extratosErrors.estado({ values: { motivo: 'adicional_de_uma' } });
  }
  const despesas = vinculos.filter(({ tipo }) => tipo === 'pagamento').map((um) => um.id);
  // What the person adds to one expense is that expense's own settlement.
  if (adicional === 0 && despesas.length > 0 && despesas.length === vinculos.length) {
    const pagamento = {
      ...{ dataLiquidacao: linha.data, idContaLiquidacao: linha.idConta, numeroPagamento: numeroDe(linha) },
      confirmacaoData: ajustes.confirmacaoData,
    };
    await liquidarBorderoDe(ctx, despesas, pagamento, () => {
      requirePermission(ctx, 'borderos.liquidar');
      refuseFutura(ctx, linha);
    });
  }
  await vincular(ctx, linha, await registerMovimento(ctx, linha, vinculos, ajustes));
}

export async function confirmar(ctx: WriteContext, input: InputOf<Contract['confirmar']>): Promise<Lancamento> {
  await conciliar(ctx, input);
  return lancamentos.get(ctx, input.id);
}

export async function confirmarVarias(
  ctx: WriteContext,
  { itens, confirmacaoData }: InputOf<Contract['confirmarVarias']>,
): Promise<Done> {
  const done: Done = { feitas: [], recusadas: [] };
  for (const item of itens.toSorted((a, b) => a.id.localeCompare(b.id))) {
    try {
      await inSavepoint(ctx, () => conciliar(ctx, { ...item, confirmacaoData }));
      done.feitas.push(item.id);
    } catch (error) {
      // Asked once for all of them, before any is done.
      if (!(error instanceof SedeError) || PERGUNTAS_DA_DATA.includes(error.code)) throw error;
      done.recusadas.push({ id: item.id, code: error.code, message: error.message });
    }
  }
  return done;
}
