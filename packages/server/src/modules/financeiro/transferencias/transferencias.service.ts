/**
 * Transfers between accounts and the till: register, change, delete. Neither revenue nor expense: no sum of those has them.
 *
 * Where one side is the till (null), the till's row is written with the transfer and goes with it; it says the same day and
 * amount, which the database asks too. A closed month refuses (the guard in the database, told at `data`).
 * Errors: `fechamentos.periodo_fechado`, `plataforma.versao_conflito`, `plataforma.invalido`.
 * Source: issue 4 (transfers, bank → Suprimentos too); decision 023.
 */
import type { InputOf } from '@sede/domain/contract';
import { efeitoNoCaixa, erroLados, textoNoCaixa } from '@sede/domain/modules/financeiro/transferencias';
import type { transferenciasContract } from '@sede/domain/modules/financeiro/transferencias/contract';
import type { WriteContext } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import type { RecordRow } from '#platform/db/record/index.ts';
import { changedOnly, refuseCampos } from '#platform/records/index.ts';
import { lockContas } from '../financeiro.contas.ts';
import { lancarNoCaixa } from '../suprimentos/index.ts';
import { transferenciasStore as store } from './transferencias.store.ts';
import { nomesDasContas, readTransferencia } from './transferencias.views.ts';

type Contract = typeof transferenciasContract;
type Row = RecordRow<'transferencias'>;

const asDb = ({ tx }: WriteContext) => tx as unknown as Db;
const written = (ctx: WriteContext, id: string) => readTransferencia({ db: asDb(ctx), actor: ctx.actor }, id);

function checkLados(lados: Pick<Row, 'idContaOrigem' | 'idContaDestino'>): void {
  const erro = erroLados(lados);
  if (erro) refuseCampos({ idContaDestino: erro });
}

async function noCaixa(ctx: WriteContext, { id, data, idContaOrigem, idContaDestino, valor, descricao }: Row) {
  const efeito = efeitoNoCaixa({ idContaOrigem, idContaDestino, valor });
  if (efeito === null) return lancarNoCaixa(ctx.tx, id, null);
  const conta = idContaOrigem ?? idContaDestino ?? '';
  const nome = (await nomesDasContas(asDb(ctx), [conta])).get(conta) ?? '';
  return lancarNoCaixa(ctx.tx, id, { data, valor: efeito, descricao: textoNoCaixa(efeito, nome, descricao) });
}

export async function createTransferencia(ctx: WriteContext, dados: InputOf<Contract['create']>) {
  const { idContaOrigem, idContaDestino } = dados;
  checkLados(dados);
  await lockContas(ctx.tx, { idContaOrigem, idContaDestino });
  const row = await store.insert(ctx.tx, dados);
  await noCaixa(ctx, row);
  return written(ctx, row.id);
}

export async function updateTransferencia(ctx: WriteContext, { id, versao, ...dados }: InputOf<Contract['update']>) {
  const row = await store.lock(ctx.tx, { id, versao });
  const novos = changedOnly(row, dados);
  checkLados({ ...row, ...novos });
  // Only what changes: a transfer keeps an account that was disabled meanwhile.
  await lockContas(ctx.tx, { idContaOrigem: novos.idContaOrigem, idContaDestino: novos.idContaDestino });
  const saved = await store.update(ctx.tx, row, novos);
  await noCaixa(ctx, saved);
  return written(ctx, id);
}

export async function removeTransferencia({ tx }: WriteContext, { id, versao }: InputOf<Contract['remove']>) {
  await store.remove(tx, { id, versao });
  return { id };
}
