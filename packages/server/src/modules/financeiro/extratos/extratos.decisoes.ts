/**
 * What else a person decides of a line: that it needs no record, that it is a transfer nobody has registered, that what was
 * decided is undone.
 *
 * Undoing leaves the records as they are, unless asked: then settlements and credits are undone too, by their own services
 * and with the reason. A signed conciliação refuses all of it (the database). Errors: `extratos.estado`, those of the
 * services, `conciliacoes.conta_conciliada`, `plataforma.versao_conflito`. Source: issue 4 (statement import).
 */
import type { InputOf } from '@sede/domain/contract';
import { OBRIGATORIO } from '@sede/domain/kernel';
import { extratosErrors, type Lancamento, motivoNaoExcluirExtrato } from '@sede/domain/modules/financeiro/extratos';
import type { extratosContract } from '@sede/domain/modules/financeiro/extratos/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import { releaseAnexos } from '#platform/files/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { desfazerLiquidacao, lockDespesas } from '../despesas/index.ts';
import { desfazerCredito, receitas } from '../receitas/index.ts';
import { createTransferencia } from '../transferencias/index.ts';
import { extratos } from './extrato.record.ts';
import { lockPendente, vincular } from './extratos.confirmar.ts';
import { refuseFutura, requirePermission } from './extratos.registros.ts';
import { deleteVinculos, listVinculos, saveLeiaute, type Vinculo } from './extratos.store.ts';
import { lancamentos } from './lancamento.record.ts';

type Contract = typeof extratosContract;

export async function ignorar(
  ctx: WriteContext,
  { id, versao, motivo }: InputOf<Contract['ignorar']>,
): Promise<Lancamento> {
  const linha = await lockPendente(ctx, { id, versao });
  await lancamentos.update(ctx, linha, { estado: 'ignorado', motivo });
  return lancamentos.get(ctx, id);
}

export async function transferir(
  ctx: WriteContext,
  { id, versao, idOutraConta, confirmacaoData }: InputOf<Contract['transferir']>,
): Promise<Lancamento> {
  requirePermission(ctx, 'transferencias.editar');
  const linha = await lockPendente(ctx, { id, versao });
  refuseFutura(ctx, linha);
  const saiu = linha.valor < 0;
  const transferencia = await createTransferencia(ctx, {
    data: linha.data,
    valor: Math.abs(linha.valor),
    idContaOrigem: saiu ? linha.idConta : idOutraConta,
    idContaDestino: saiu ? idOutraConta : linha.idConta,
    numeroDocumento: linha.documento,
    descricao: linha.descricao,
    confirmacaoData,
  });
  const tipo = saiu ? 'transferenciaEnviada' : 'transferenciaRecebida';
  await vincular(ctx, linha, [{ tipo, id: transferencia.id, valor: linha.valor }]);
  return lancamentos.get(ctx, id);
}

async function desfazerRegistro(ctx: WriteContext, { tipo, id }: Vinculo, motivo: string): Promise<void> {
  if (tipo === 'pagamento') {
    requirePermission(ctx, 'despesas.desfazer-liquidacao');
    const [row] = await lockDespesas(ctx, [id]);
    if (row?.dataLiquidacaoPagamento) await desfazerLiquidacao(ctx, { id, versao: row.versao, motivo });
  } else if (tipo === 'credito') {
    requirePermission(ctx, 'receitas.desfazer-credito');
    const row = await receitas.lock(ctx, { id });
    if (row.dataCredito) await desfazerCredito(ctx, { id, versao: row.versao, motivo });
  }
}

export async function desfazer(
  ctx: WriteContext,
  { id, versao, desfazerRegistros, motivo }: InputOf<Contract['desfazer']>,
): Promise<Lancamento> {
  const linha = await lancamentos.lock(ctx, { id, versao });
  if (linha.estado === 'pendente') {
    throw extratosErrors.estado({ values: { motivo: { codigo: 'ja_decidido', valores: { estado: linha.estado } } } });
  }
  if (desfazerRegistros && motivo === null) refuseCampos({ motivo: OBRIGATORIO });
  if (motivo !== null) await ctx.reason(motivo);
  if (linha.estado === 'ignorado') {
    await lancamentos.update(ctx, linha, { estado: 'pendente', motivo: null });
  } else {
    const vinculos = await listVinculos(ctx.tx, id);
    await deleteVinculos(ctx.tx, id);
    for (const vinculo of desfazerRegistros ? vinculos : []) await desfazerRegistro(ctx, vinculo, motivo ?? '');
  }
  return lancamentos.get(ctx, id);
}

export const salvarLeiaute = async (ctx: WriteContext, { idConta, leiaute }: InputOf<Contract['salvarLeiaute']>) => ({
  id: await saveLeiaute(ctx.tx, idConta, leiaute),
});

export async function removeExtrato(ctx: WriteContext, seen: InputOf<Contract['remove']>): Promise<{ id: string }> {
  const row = await extratos.lock(ctx, seen);
  const { rows } = await sql<{ novos: number; pendentes: number }>`
    select count(*)::int as novos, (count(*) filter (where estado = 'pendente'))::int as pendentes from (
      select estado from extratos_lancamentos where id_extrato = ${row.id}::uuid for update) l`.execute(ctx.tx);
  const motivo = motivoNaoExcluirExtrato(rows[0] ?? { novos: 0, pendentes: 0 }, true);
  if (motivo !== null) throw extratosErrors.estado({ values: { motivo } });
  await extratos.remove(ctx, row);
  await releaseAnexos(ctx.tx, [row.idAnexo], ctx.now);
  return { id: row.id };
}
