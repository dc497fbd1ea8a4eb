/**
 * Transfers between accounts and the till: register, change, delete. They are neither revenues nor expenses, and no sum
 * of those contains them.
 *
 * Where one side is the till (null), the till's row is written with the transfer and goes with it; it has the same day
 * and amount, which the database enforces too. A closed month refuses (the guard in the database, as a message of the
 * field `data`).
 * Errors: `fechamentos.periodo_fechado`, `financeiro.data_antiga`, `plataforma.versao_conflito`, `plataforma.invalido`.
 * Source: issue 4 (transfers, bank → Suprimentos too); decision 023.
 */
import type { InputOf } from '@sede/domain/contract';
import { efeitoNoCaixa, erroLados, textoNoCaixa } from '@sede/domain/modules/financeiro/transferencias';
import type { transferenciasContract } from '@sede/domain/modules/financeiro/transferencias/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { changedOnly, refuseCampos } from '#platform/records/index.ts';
import { lockContas } from '../financeiro.contas.ts';
import { checkDatasNasContas } from '../financeiro.datas.ts';
import { lancarNoCaixa } from '../suprimentos/index.ts';
import { nomesDasContas, type TransferenciaRow as Row, transferencias } from './transferencia.record.ts';

type Contract = typeof transferenciasContract;

function checkLados(lados: Pick<Row, 'idContaOrigem' | 'idContaDestino'>): void {
  const erro = erroLados(lados);
  if (erro) refuseCampos({ idContaDestino: erro });
}

async function noCaixa(ctx: WriteContext, { id, data, idContaOrigem, idContaDestino, valor, descricao }: Row) {
  const efeito = efeitoNoCaixa({ idContaOrigem, idContaDestino, valor });
  if (efeito === null) return lancarNoCaixa(ctx, id, null);
  const conta = idContaOrigem ?? idContaDestino ?? '';
  const nome = (await nomesDasContas(ctx.db, [conta])).get(conta) ?? '';
  return lancarNoCaixa(ctx, id, { data, valor: efeito, descricao: textoNoCaixa(efeito, nome, descricao) });
}

export async function createTransferencia(
  ctx: WriteContext,
  { confirmacaoData, ...dados }: InputOf<Contract['create']>,
) {
  const { idContaOrigem, idContaDestino, data } = dados;
  await checkDatasNasContas(ctx, { data }, confirmacaoData, [idContaOrigem, idContaDestino]);
  checkLados(dados);
  await lockContas(ctx.tx, { idContaOrigem, idContaDestino });
  const row = await transferencias.insert(ctx, dados);
  await noCaixa(ctx, row);
  return transferencias.get(ctx, row.id);
}

export async function updateTransferencia(
  ctx: WriteContext,
  { id, versao, confirmacaoData, ...dados }: InputOf<Contract['update']>,
) {
  const row = await transferencias.lock(ctx, { id, versao });
  const novos = changedOnly(row, dados);
  checkLados({ ...row, ...novos });
  const { data, idContaOrigem, idContaDestino } = { ...row, ...novos };
  if (novos.data !== undefined || novos.idContaOrigem || novos.idContaDestino) {
    await checkDatasNasContas(ctx, { data }, confirmacaoData, [idContaOrigem, idContaDestino]);
  }
  // Only what changes: a transfer keeps an account that was disabled meanwhile.
  await lockContas(ctx.tx, { idContaOrigem: novos.idContaOrigem, idContaDestino: novos.idContaDestino });
  const saved = await transferencias.update(ctx, row, novos);
  await noCaixa(ctx, saved);
  return transferencias.get(ctx, id);
}

export async function removeTransferencia(ctx: WriteContext, { id, versao }: InputOf<Contract['remove']>) {
  await transferencias.remove(ctx, { id, versao });
  return { id };
}
