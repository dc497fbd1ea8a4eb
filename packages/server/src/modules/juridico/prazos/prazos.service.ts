/**
 * Deadlines of a case are made, changed, met and cancelled while the case is there; the last day is counted here, with the holidays of
 * the moment, and only when what it is counted from changes.
 *
 * Held in this order: the case, the deadline. Errors: at the field what the count asks for, `prazos.responsavel` (422), `prazos.estado`
 * (409), `plataforma.versao_conflito`, `plataforma.nao_encontrado` of a case that was deleted. Source: decisions-legal (Prazos; Two lists).
 */

import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import {
  type Contagem,
  contagemGuardada,
  countPrazo,
  prazosErrors as errors,
  faltasDaContagem,
  motivoPrazoEncerrado,
  PRAZOS_AVISOS,
} from '@sede/domain/modules/juridico/prazos';
import type { prazosContract } from '@sede/domain/modules/juridico/prazos/contract';
import { sql } from 'kysely';
import { processos } from '#modules/juridico/processos/index.ts';
import { dismiss } from '#modules/sistema/avisos/index.ts';
import type { ReadContext, WriteContext } from '#platform/api/index.ts';
import { changedOnly, refuseCampos } from '#platform/records/index.ts';
import { actsIn } from '../juridico.actor.ts';
import { prazos } from './prazo.record.ts';
import { readForo, readResponsaveis } from './prazos.store.ts';

type Contract = typeof prazosContract;
type Seen = { id: string; versao: number };

/** Whoever reads all offices by another role writes in the own ones alone. */
async function lockProcesso(ctx: WriteContext, id: string) {
  const processo = await processos.lock(ctx, { id });
  if (!actsIn(ctx.actor, 'prazos.editar', processo.escritorioId)) throw platformErrors.sem_permissao();
  return processo;
}

/** The deadline, held after its case. */
export async function lockAberto(ctx: WriteContext, { id, versao }: Seen) {
  const { processoId } = await prazos.linha(ctx, id);
  await lockProcesso(ctx, processoId);
  const row = await prazos.lock(ctx, { id });
  if (motivoPrazoEncerrado(row) !== null) throw errors.estado({ values: { estado: row.estado } });
  if (row.versao !== versao) throw await prazos.conflict(ctx, row);
  return row;
}

async function refuseResponsavel(ctx: WriteContext, processoId: string, responsavelId: string): Promise<void> {
  const quem = await readResponsaveis(ctx.tx, processoId);
  if (quem.some(({ id }) => id === responsavelId)) return;
  throw errors.responsavel({ campos: { responsavelId: errors.responsavel().message } });
}

/** What is kept of a count, with its last day. */
async function countedOf(ctx: WriteContext, processoId: string, contagem: Contagem) {
  refuseCampos(faltasDaContagem(contagem));
  const contado = countPrazo(contagem, await readForo(ctx.tx, processoId));
  if (contado === null) throw platformErrors.invalido({ campos: { dias: 'O prazo termina depois do calendário.' } });
  return {
    tipoContagem: contagem.tipoContagem,
    ...contagemGuardada(contagem),
    vencimento: contado.vencimento,
    vencimentoRecusado: null,
  };
}

export async function createPrazo(ctx: WriteContext, pedido: InputOf<Contract['create']>) {
  const { processoId, titulo, responsavelId, tipoContagem, publicacao = null, dias = null, vencimento = null } = pedido;
  await lockProcesso(ctx, processoId);
  const contado = await countedOf(ctx, processoId, { tipoContagem, publicacao, dias, vencimento });
  await refuseResponsavel(ctx, processoId, responsavelId);
  const { id } = await prazos.insert(ctx, { processoId, titulo, responsavelId, ...contado });
  return prazos.get(ctx, id);
}

const same = (a: Contagem, b: Contagem) =>
  (['tipoContagem', 'publicacao', 'dias'] as const).every((campo) => a[campo] === b[campo]) &&
  (a.tipoContagem !== 'data certa' || a.vencimento === b.vencimento);

export async function updatePrazo(ctx: WriteContext, { id, versao, ...pedido }: InputOf<Contract['update']>) {
  const row = await lockAberto(ctx, { id, versao });
  const { titulo = row.titulo, responsavelId = row.responsavelId } = pedido;
  const { tipoContagem = row.tipoContagem, publicacao = row.publicacao, dias = row.dias } = pedido;
  const contagem = { tipoContagem, publicacao, dias, vencimento: pedido.vencimento ?? row.vencimento };
  // What was counted stays counted: a new holiday moves it by confirmation alone.
  const contado = same(contagem, row) ? {} : await countedOf(ctx, row.processoId, contagem);
  if (responsavelId !== null && responsavelId !== row.responsavelId)
    await refuseResponsavel(ctx, row.processoId, responsavelId);
  const novo = await prazos.update(ctx, row, changedOnly(row, { titulo, responsavelId, ...contado }));
  // What was told of the old day or to somebody else is no longer true.
  if (novo.vencimento !== row.vencimento || novo.responsavelId !== row.responsavelId)
    await dismiss(ctx, [PRAZOS_AVISOS.vence], [id]);
  return prazos.get(ctx, id);
}

async function end(
  ctx: WriteContext,
  seen: Seen,
  fim: { estado: 'Cumprido'; nota: string } | { estado: 'Cancelado'; motivo: string },
) {
  const row = await lockAberto(ctx, seen);
  await prazos.update(ctx, row, { ...fim, encerradoEm: ctx.now, encerradoPor: ctx.actor.usuarioId });
  await dismiss(ctx, [PRAZOS_AVISOS.vence], [row.id]);
  return prazos.get(ctx, row.id);
}

export const cumprir = (ctx: WriteContext, { nota, ...seen }: InputOf<Contract['cumprir']>) =>
  end(ctx, seen, { estado: 'Cumprido', nota });

// The reason stands in the deadline alone: what the trail told of it would be told to everybody who audits.
export const cancelar = (ctx: WriteContext, { motivo, ...seen }: InputOf<Contract['cancelar']>) =>
  end(ctx, seen, { estado: 'Cancelado', motivo });

/** Of a case: who may be responsible. Without one: who is, of some deadline that the reader sees. */
export async function listResponsaveis(ctx: ReadContext, { processo }: InputOf<Contract['responsaveis']>) {
  if (processo !== undefined) {
    await processos.refuseHidden(ctx, processo);
    const itens = await readResponsaveis(ctx.db, processo);
    return { itens: itens.map(({ id, nome }) => ({ id, nome })) };
  }
  const { rows } = await sql<{ id: string; nome: string }>`
    select u.id, u.nome from usuarios u
    where exists (select from prazos z where z.responsavel_id = u.id and ${prazos.seenBy(ctx.actor)})
    order by u.nome, u.id`.execute(ctx.db);
  return { itens: rows };
}
