/**
 * 'Inativar…': members who were not deducted become INATIVO, all or none; a departure is proposed for each, never made.
 *
 * The person says how many they are, and ticks apart those with cases. Undone within 30 days for whoever has not changed since.
 * Errors: `consignacoes.inativar` ('Erro ao inativar filiados: {reason}'), `.estado`. Source: spec 2 §4, §8; decisions §8;
 * decisions-members (Consignação).
 */
import type { InputOf } from '@sede/domain/contract';
import { formatMes } from '@sede/domain/kernel';
import {
  consignacoesMotivos,
  consignacoesErrors as errors,
  type Inativacao,
  type MotivoConsignacao,
  motivoNaoDesfazer,
  ROTULO_CAUSA,
} from '@sede/domain/modules/filiados/consignacoes';
import type { consignacoesContract } from '@sede/domain/modules/filiados/consignacoes/contract';
import { sql } from 'kysely';
import type { ReadContext, WriteContext } from '#platform/api/index.ts';
import { proporDesfiliacoes, retirarPropostas } from '../desfiliacoes/index.ts';
import { filiados } from '../filiados/index.ts';
import { inativacoes } from './consignacao.record.ts';
import { dia, lockAberta, refuseEstado } from './consignacoes.store.ts';
import { type Alvo, readAlvos, writeTratamento } from './consignacoes.tratar.ts';

type Contract = typeof consignacoesContract;
const LISTADAS = 100;

const refuse = (motivo: string): never => {
  throw errors.inativar({ values: { motivo } });
};
const refuseMotivo = (motivo: MotivoConsignacao): never => refuse(consignacoesMotivos.texto(motivo));

/** All of one open competence, all Não descontado, those with cases ticked. */
function checkAlvos(alvos: readonly Alvo[], { ids, quantos, comProcessos }: InputOf<Contract['inativar']>): string {
  const [first] = alvos;
  if (alvos.length !== ids.length || !first) return refuse('a lista mudou. Abra-a de novo.');
  if (quantos !== ids.length) refuse(`o número confirmado (${quantos}) não é o dos selecionados (${ids.length}).`);
  if (alvos.some(({ competencia }) => competencia !== first.competencia)) refuse('são de competências diferentes.');
  if (alvos.some(({ codigo }) => codigo !== 'nao_descontado')) refuseMotivo('so_nao_descontado');
  const unticked = alvos.filter(({ id, processos }) => processos > 0 && !comProcessos.includes(id)).length;
  if (unticked > 0) refuse(`${unticked} têm processos e não foram marcados.`);
  return first.competencia;
}

interface Inativado {
  filiadoId: string;
  nome: string;
  situacaoAntes: string;
}

async function inativarUm(ctx: WriteContext, lote: string, filiadoId: string): Promise<Inativado> {
  const row = await filiados.lock(ctx, { id: filiadoId });
  const situacaoAntes = row.situacaoFiliado;
  if (situacaoAntes === 'INATIVO') return refuse(`${row.nomeCompleto}: já está inativo.`);
  const after = await filiados.update(ctx, row, { situacaoFiliado: 'INATIVO', situacaoAnterior: situacaoAntes });
  await sql`insert into consignacao_inativados (inativacao_id, filiado_id, situacao_antes, versao_depois)
    values (${lote}::uuid, ${filiadoId}::uuid, ${situacaoAntes}, ${after.versao})`.execute(ctx.tx);
  return { filiadoId, nome: row.nomeCompleto, situacaoAntes };
}

export async function inativar(ctx: WriteContext, input: InputOf<Contract['inativar']>): Promise<Inativacao> {
  const { ids, causa } = input;
  const alvos = await readAlvos(ctx.tx, ids);
  const competencia = checkAlvos(alvos, input);
  await lockAberta(ctx.tx, competencia);
  const { id } = await inativacoes.insert(ctx, { competencia: dia(competencia), causa });
  await ctx.reason(`Não descontado em ${formatMes(competencia)}: ${ROTULO_CAUSA[causa] ?? causa}`);
  const feitos: Inativado[] = [];
  const sorted = alvos.toSorted((a, b) => (a.filiadoId ?? '').localeCompare(b.filiadoId ?? ''));
  for (const alvo of sorted) {
    if (alvo.filiadoId === null) return refuseMotivo('so_nao_descontado');
    feitos.push(await inativarUm(ctx, id, alvo.filiadoId));
    await writeTratamento(ctx.tx, alvo, { tratamento: 'inativar', causa }, null);
  }
  await proporDesfiliacoes(ctx, { inativacaoId: id, competencia: dia(competencia), causa, filiados: feitos });
  return inativacoes.get(ctx, id);
}

export const listInativacoes = async (ctx: ReadContext): Promise<{ itens: Inativacao[] }> => {
  const { itens } = await inativacoes.page(
    ctx,
    { pagina: 1, porPagina: LISTADAS, ordem: [{ campo: 'em', desc: true }], totais: false },
    inativacoes.where(ctx, []),
  );
  return { itens };
};

interface Item {
  filiadoId: string;
  situacaoAntes: 'ATIVO' | 'APOSENTADO' | 'PENSIONISTA';
  versaoDepois: number;
}

export async function desfazerInativacao(ctx: WriteContext, { id, versao }: InputOf<Contract['desfazerInativacao']>) {
  const lote = await inativacoes.get(ctx, id);
  const row = await inativacoes.lock(ctx, { id, versao });
  refuseEstado(motivoNaoDesfazer(lote, ctx.today));
  const { rows } = await sql<Item>`select filiado_id, situacao_antes, versao_depois from consignacao_inativados
    where inativacao_id = ${id}::uuid and not desfeito order by filiado_id`.execute(ctx.tx);
  await ctx.reason('Inativação desfeita');
  const voltaram: string[] = [];
  for (const { filiadoId, situacaoAntes, versaoDepois } of rows) {
    const filiado = await filiados.lock(ctx, { id: filiadoId });
    if (filiado.versao !== versaoDepois) continue;
    await filiados.update(ctx, filiado, { situacaoFiliado: situacaoAntes, situacaoAnterior: null });
    voltaram.push(filiadoId);
  }
  await sql`update consignacao_inativados set desfeito = true
    where inativacao_id = ${id}::uuid and filiado_id = any(${voltaram}::uuid[])`.execute(ctx.tx);
  await sql`delete from consignacao_tratamentos where competencia = ${dia(lote.competencia)}::date
    and tratamento = 'inativar' and filiado_id = any(${voltaram}::uuid[])`.execute(ctx.tx);
  await retirarPropostas(ctx, voltaram);
  await inativacoes.update(ctx, row, { desfeitaEm: ctx.now });
  return { voltaram: voltaram.length, ficaram: rows.length - voltaram.length };
}

/** An inactive member who was deducted: the situation before comes back. */
export async function reativar(ctx: WriteContext, { resultado }: InputOf<Contract['reativar']>) {
  const [alvo] = await readAlvos(ctx.tx, [resultado]);
  if (alvo?.codigo !== 'inativo' || alvo.filiadoId === null) throw errors.estado({ values: { motivo: 'nao_inativo' } });
  await lockAberta(ctx.tx, alvo.competencia);
  const row = await filiados.lock(ctx, { id: alvo.filiadoId });
  refuseEstado(row.situacaoFiliado === 'INATIVO' ? null : 'nao_inativo');
  await ctx.reason(`Descontado em ${formatMes(alvo.competencia)}`);
  await filiados.update(ctx, row, { situacaoFiliado: row.situacaoAnterior ?? 'ATIVO', situacaoAnterior: null });
  await writeTratamento(ctx.tx, alvo, { tratamento: 'reativar' }, null);
  await retirarPropostas(ctx, [row.id]);
  return { id: row.id };
}
