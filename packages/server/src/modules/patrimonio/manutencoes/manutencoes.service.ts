/**
 * Maintenances are opened, closed and corrected: each holds the expense, then the assets, then its own row, and asks of the assets what any
 * movement asks (`moveBens`).
 *
 * Errors: `plataforma.invalido` at the field, `.versao_conflito`, `.nao_encontrado`, `bens.descartado`, `.devolvido` (422),
 * `.ja_em_manutencao` (409), `manutencoes.encerrada` (409), `.anexos_demais` (422). Source: spec 3 §5; decisions-sindical-contratos-patrimonio
 * (Maintenance); invariants D2, D3.
 */
import type { InputOf } from '@sede/domain/contract';
import {
  manutencoesErrors as errors,
  faltasDaManutencao,
  faltasDoFim,
  manutencoesMessages as messages,
  motivoNaoEncerrarManutencao,
  SEM_CONSERTO,
} from '@sede/domain/modules/patrimonio/manutencoes';
import type { manutencoesContract } from '@sede/domain/modules/patrimonio/manutencoes/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { changedOnly, refuseCampos } from '#platform/records/index.ts';
import { changeBase, moveBens, movimentoDaCorrecao } from '../bens/index.ts';
import { manutencoes } from './manutencao.record.ts';
import { addAnexos } from './manutencoes.anexos.ts';
import { holdDespesa } from './manutencoes.store.ts';
import { readManutencao } from './manutencoes.views.ts';

type Contract = typeof manutencoesContract;

async function checkDespesa(ctx: WriteContext, idDespesa: string | null | undefined): Promise<void> {
  if (idDespesa && !(await holdDespesa(ctx, idDespesa))) refuseCampos({ idDespesa: messages.despesaInexistente });
}

export async function createManutencao(ctx: WriteContext, input: InputOf<Contract['create']>) {
  const { bemId = null, responsavel = null, descricaoProblema = null, dataManutencao = null } = input;
  const { dataRetorno = null, resultado = null, jaRetornou: retornou = false, idDespesa = null, anexos = [] } = input;
  const dados = { bemId, responsavel, descricaoProblema, dataManutencao, retornou, dataRetorno, resultado };
  refuseCampos(faltasDaManutencao(dados, ctx.today));
  await checkDespesa(ctx, idDespesa);
  const [bem] = await moveBens(ctx, [bemId ?? ''], { movimento: retornou ? 'registro' : 'manutencao' });
  const { id } = await manutencoes.insert(ctx, {
    ...{
      bemId: bemId ?? '',
      responsavel: responsavel ?? '',
      descricaoProblema: descricaoProblema ?? '',
      dataManutencao,
    },
    ...{ idDespesa, tipoObjeto: bem?.tipoObjeto ?? '', autor: ctx.actor.nome },
    // Not finished: nothing of a return stays, whatever was sent.
    ...(retornou && { dataRetorno, resultado }),
  });
  await addAnexos(ctx, id, anexos);
  return readManutencao(ctx, id);
}

/** The asset, then the maintenance. */
async function lockManutencao(ctx: WriteContext, id: string) {
  const { bemId } = await manutencoes.linha(ctx, id);
  const [bem] = await moveBens(ctx, [bemId], { movimento: 'retorno' });
  const row = await manutencoes.lock(ctx, { id });
  // It was corrected to another asset meanwhile.
  if (row.bemId !== bemId || !bem) throw await manutencoes.conflict(ctx, row);
  return { row, bem };
}

export async function encerrar(ctx: WriteContext, { id, versao, ...input }: InputOf<Contract['encerrar']>) {
  const { dataRetorno = null, resultado = null, idDespesa, descartePendente = false } = input;
  await checkDespesa(ctx, idDespesa);
  const { row, bem } = await lockManutencao(ctx, id);
  if (motivoNaoEncerrarManutencao(row)) throw errors.encerrada();
  if (row.versao !== versao) throw await manutencoes.conflict(ctx, row);
  refuseCampos(faltasDoFim({ dataRetorno, resultado }, row.dataManutencao, ctx.today));
  if (descartePendente && (resultado !== SEM_CONSERTO || bem.classe !== 'pessoa'))
    refuseCampos({ descartePendente: messages.soSemConserto });
  const aConferir = row.aConferir.filter((campo) => campo !== 'bemId');
  const despesa = idDespesa === undefined ? {} : { idDespesa };
  await manutencoes.update(ctx, { id, versao }, { dataRetorno, resultado, ...despesa, aConferir });
  if (descartePendente) await changeBase(ctx, bem, 'Descarte pendente');
  return readManutencao(ctx, id);
}

export async function updateManutencao(
  ctx: WriteContext,
  { id, versao, anexos = [], ...enviados }: InputOf<Contract['update']>,
) {
  await checkDespesa(ctx, enviados.idDespesa);
  const antes = await manutencoes.linha(ctx, id);
  const sent = Object.fromEntries(
    Object.entries(enviados).filter(([, value]) => value !== undefined),
  ) as typeof enviados;
  const { dataRetorno = antes.dataRetorno } = sent;
  const bemId = sent.bemId ?? antes.bemId;
  const movimento = movimentoDaCorrecao('manutencao', antes, { bemId, dataRetorno });
  const [bem] = await moveBens(ctx, [bemId], { movimento, exceto: id, deixa: antes.bemId });
  const row = await manutencoes.lock(ctx, { id, versao });
  if (row.bemId !== antes.bemId || !bem) throw await manutencoes.conflict(ctx, row);
  const inteiro = { ...row, ...sent, bemId };
  const retornou = inteiro.dataRetorno !== null;
  refuseCampos(faltasDaManutencao({ ...inteiro, retornou }, ctx.today));
  const objeto = bemId === row.bemId ? {} : { tipoObjeto: bem.tipoObjeto };
  // Both are there: what is missing was refused.
  const [responsavel, descricaoProblema] = [inteiro.responsavel ?? '', inteiro.descricaoProblema ?? ''];
  const novos = changedOnly(row, {
    ...sent,
    bemId,
    responsavel,
    descricaoProblema,
    ...objeto,
    ...(!retornou && { resultado: null }),
  });
  await manutencoes.update(ctx, { id, versao }, { ...novos, ...(row.aConferir.length > 0 && { aConferir: [] }) });
  await addAnexos(ctx, id, anexos);
  return readManutencao(ctx, id);
}
