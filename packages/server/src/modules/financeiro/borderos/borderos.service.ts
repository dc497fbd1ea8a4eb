/**
 * Payment batches: made of approved expenses, added to and taken from while open, each row with its additions, discount and
 * retained taxes, settled as one, cancelled; an expense stands in one open batch.
 *
 * Its expenses are checked again when it is settled: an expense whose approval was voided, or that was settled by
 * itself meanwhile, refuses the whole until it is taken out. Errors: `borderos.recusadas`, `.em_outro`, `.estado`,
 * `.ultima`, `.vazio`, `despesas.pagamento_invalido`,
 * `plataforma.versao_conflito`, `plataforma.nao_encontrado`. Source: issue 4 (Payment batch); decision 025.
 */
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import {
  borderosErrors,
  borderosMotivos,
  type DespesaDoBordero,
  motivoFechado,
  motivoForaDoBordero,
} from '@sede/domain/modules/financeiro/borderos';
import type { borderosContract } from '@sede/domain/modules/financeiro/borderos/contract';
import { ajustesDe, liquidarJuntas, lockDespesas, type Recusa } from '#modules/financeiro/despesas/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { checkDatasNasContas } from '../financeiro.datas.ts';
import { borderos, nomesDasDespesas } from './bordero.record.ts';
import { closeDespesas, despesasDo, linkDespesas, setAjustes, unlinkDespesa } from './borderos.store.ts';
import { readBorderoCompleto } from './borderos.views.ts';

type Contract = typeof borderosContract;
const SHOWN = 5;

async function refuse(ctx: WriteContext, recusas: Recusa[]): Promise<void> {
  if (recusas.length === 0) return;
  const names = await nomesDasDespesas(
    ctx,
    recusas.map(({ id }) => id),
  );
  const told = recusas.slice(0, SHOWN).map(({ id, motivo }) => `${names.get(id) ?? 'Despesa'}: ${motivo}`);
  if (recusas.length > SHOWN) told.push(`E mais ${recusas.length - SHOWN}.`);
  throw borderosErrors.recusadas({ values: { motivos: told }, data: { recusadas: recusas } });
}

const foraDoBordero = (despesa: DespesaDoBordero) => borderosMotivos.texto(motivoForaDoBordero(despesa));

/** Holds the expenses, all of which may be batched, or refuses. */
async function lockIncluidas(ctx: WriteContext, despesas: readonly string[]): Promise<string[]> {
  const rows = await lockDespesas(ctx, despesas);
  const recusas = rows.flatMap((row) => {
    const motivo = foraDoBordero(row);
    return motivo === undefined ? [] : [{ id: row.id, motivo }];
  });
  await refuse(ctx, recusas);
  return rows.map((row) => row.id);
}

export async function createBordero(ctx: WriteContext, { descricao, despesas }: InputOf<Contract['create']>) {
  const ids = await lockIncluidas(ctx, despesas);
  const { id } = await borderos.insert(ctx, { descricao });
  await linkDespesas(ctx.tx, id, ids);
  return borderos.get(ctx, id);
}

async function lockAberto(ctx: WriteContext, seen: { id: string; versao: number }) {
  const row = await borderos.lock(ctx, seen);
  const motivo = motivoFechado(row.situacao);
  if (motivo) throw borderosErrors.estado({ values: { motivo } });
  return row;
}

/**
 * Its expenses are part of the batch's content: a change of them raises its version, so that whoever saw it before gets
 * a conflict.
 */
const markChanged = (ctx: WriteContext, row: Awaited<ReturnType<typeof lockAberto>>) =>
  borderos.update(ctx, row, { descricao: row.descricao });

export async function incluirDespesas(ctx: WriteContext, { id, versao, despesas }: InputOf<Contract['incluir']>) {
  const row = await lockAberto(ctx, { id, versao });
  await linkDespesas(ctx.tx, id, await lockIncluidas(ctx, despesas));
  await markChanged(ctx, row);
  return readBorderoCompleto(ctx, id);
}

export async function retirarDespesa(ctx: WriteContext, { id, versao, despesa }: InputOf<Contract['retirar']>) {
  const row = await lockAberto(ctx, { id, versao });
  const all = await despesasDo(ctx.tx, id);
  if (all.size === 1 && all.has(despesa)) throw borderosErrors.ultima();
  if (!(await unlinkDespesa(ctx.tx, id, despesa))) throw platformErrors.nao_encontrado();
  await markChanged(ctx, row);
  return readBorderoCompleto(ctx, id);
}

/** What a row's payment is added and taken off: kept with the batch, written to the expense when the batch is settled. */
export async function ajustarDespesa(ctx: WriteContext, input: InputOf<Contract['ajustar']>) {
  const { id, versao, despesa, ...enviados } = input;
  const row = await lockAberto(ctx, { id, versao });
  if (!(await despesasDo(ctx.tx, id)).has(despesa)) throw platformErrors.nao_encontrado();
  for (const alvo of await lockDespesas(ctx, [despesa])) {
    const motivo = foraDoBordero(alvo);
    await refuse(ctx, motivo === undefined ? [] : [{ id: despesa, motivo }]);
    await setAjustes(ctx.tx, id, despesa, ajustesDe(alvo.valor, enviados).ajustes);
  }
  await markChanged(ctx, row);
  return readBorderoCompleto(ctx, id);
}

export async function liquidarBordero(ctx: WriteContext, input: InputOf<Contract['liquidar']>) {
  const { id, versao, idContaLiquidacao, confirmacaoData, ...pago } = input;
  const row = await lockAberto(ctx, { id, versao });
  const { dataLiquidacao, ...pagamento } = pago;
  await checkDatasNasContas(ctx, { dataLiquidacao }, confirmacaoData, [idContaLiquidacao]);
  const ajustes = await despesasDo(ctx.tx, id);
  if (ajustes.size === 0) throw borderosErrors.vazio();
  const unico = { ...pagamento, idContaLiquidacao, dataLiquidacaoPagamento: dataLiquidacao };
  await refuse(ctx, await liquidarJuntas(ctx, ajustes, unico, foraDoBordero));
  await closeDespesas(ctx.tx, id);
  await borderos.update(ctx, row, { ...pago, situacao: 'liquidado' });
  return readBorderoCompleto(ctx, id);
}

export async function cancelarBordero(ctx: WriteContext, { id, versao, motivo }: InputOf<Contract['cancelar']>) {
  const row = await lockAberto(ctx, { id, versao });
  await closeDespesas(ctx.tx, id);
  await borderos.update(ctx, row, { situacao: 'cancelado', motivoCancelamento: motivo });
  return readBorderoCompleto(ctx, id);
}
