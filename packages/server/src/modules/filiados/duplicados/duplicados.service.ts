/**
 * A merge is proposed by one and confirmed by another, for exactly the two records that were compared.
 *
 * Rows are held in the order of their ids, so that two merges never wait for each other. What changed since the proposal is refused: it
 * is compared again. Errors: `duplicados.estado`, `.ja_proposta`, `.mudou`, `.excluida` (409), `plataforma.versao_conflito`,
 * `plataforma.nao_encontrado`. Source: decisions-members (Merge).
 */
import type { InputOf } from '@sede/domain/contract';
import {
  DUPLICADOS_AVISOS,
  duplicadosErrors as errors,
  type MotivoDuplicado,
  motivoNaoConfirmarUnificacao,
  motivoNaoRecusarUnificacao,
  motivoNaoUnificar,
} from '@sede/domain/modules/filiados/duplicados';
import type { duplicadosContract } from '@sede/domain/modules/filiados/duplicados/contract';
import { sql } from 'kysely';
import type { UsuariosDeps } from '#modules/acesso/usuarios/index.ts';
import { dismiss, notify } from '#modules/sistema/avisos/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { filiados } from '../filiados/index.ts';
import { findProposta, readUnificaveis } from './duplicados.comparar.ts';
import { unificar } from './duplicados.unificar.ts';
import { unificacoes } from './unificacao.record.ts';

type Contract = typeof duplicadosContract;

const refuse = (motivo: MotivoDuplicado | null): void => {
  if (motivo !== null) throw errors.estado({ values: { motivo } });
};
const nomeDe = ({ nomeSocial, nomeCompleto }: { nomeSocial: string | null; nomeCompleto: string }) =>
  nomeSocial ?? nomeCompleto;

/** Both records, held in the order of their ids; absent: deleted, or merged meanwhile. */
async function lockBoth(ctx: WriteContext, ids: readonly [string, string]) {
  const rows = await filiados.lockWhere(ctx, [sql`f.id = any(${ids}::uuid[])`]);
  const of = (id: string) => rows.find((row) => row.id === id);
  return [of(ids[0]), of(ids[1])] as const;
}

async function refuseUnmergeable(ctx: WriteContext, fica: string, sai: string): Promise<void> {
  const estados = await readUnificaveis(ctx.tx, [fica, sai]);
  const [a, b] = [estados.get(fica), estados.get(sai)];
  if (a && b) refuse(motivoNaoUnificar(a, b));
}

export async function proposeUnificacao(
  ctx: WriteContext,
  { ficaId, saiId, ficaVersao, saiVersao, daOutra }: InputOf<Contract['create']>,
) {
  if (ficaId === saiId) refuse('mesma_ficha');
  await lockBoth(ctx, [ficaId, saiId]);
  const fica = await filiados.lock(ctx, { id: ficaId, versao: ficaVersao });
  const sai = await filiados.lock(ctx, { id: saiId, versao: saiVersao });
  await refuseUnmergeable(ctx, ficaId, saiId);
  if ((await findProposta(ctx.tx, [ficaId, saiId])) !== null) throw errors.ja_proposta();
  const { id } = await unificacoes.insert(ctx, {
    ...{ ficaId, saiId, ficaVersao, saiVersao, daOutra: [...new Set(daOutra)] },
    ...{ nome: nomeDe(fica), nomeSai: nomeDe(sai) },
  });
  const { usuarioId, nome: por } = ctx.actor;
  await notify(ctx, { aviso: DUPLICADOS_AVISOS.proposta, exceto: [usuarioId], dados: { por }, registros: [id] });
  return unificacoes.get(ctx, id);
}

/** Tells whoever proposed, and lets go of what waited. */
async function decided(ctx: WriteContext, { id, criadoPor }: { id: string; criadoPor: string | null }, feita: boolean) {
  await dismiss(ctx, [DUPLICADOS_AVISOS.proposta], [id]);
  if (criadoPor === null || criadoPor === ctx.actor.usuarioId) return;
  const dados = { por: ctx.actor.nome, feita };
  await notify(ctx, { aviso: DUPLICADOS_AVISOS.decidida, para: [criadoPor], dados, registros: [id] });
}

export async function confirmUnificacao(
  contas: UsuariosDeps,
  ctx: WriteContext,
  { id, versao }: InputOf<Contract['confirmar']>,
) {
  const row = await unificacoes.lock(ctx, { id, versao });
  refuse(motivoNaoConfirmarUnificacao({ estado: row.estado, propostaPor: row.criadoPor }, ctx.actor.usuarioId));
  const [fica, sai] = await lockBoth(ctx, [row.ficaId, row.saiId]);
  if (!fica || !sai) throw errors.excluida();
  if (fica.versao !== row.ficaVersao || sai.versao !== row.saiVersao) throw errors.mudou();
  await refuseUnmergeable(ctx, fica.id, sai.id);
  await unificar(contas, ctx, { fica, sai, daOutra: row.daOutra });
  const decisao = { estado: 'feita', decididaPor: ctx.actor.usuarioId, decididaEm: ctx.now } as const;
  await unificacoes.update(ctx, { id, versao }, decisao);
  await decided(ctx, row, true);
  return unificacoes.get(ctx, id);
}

export async function refuseUnificacao(ctx: WriteContext, { id, versao, motivo }: InputOf<Contract['recusar']>) {
  const row = await unificacoes.lock(ctx, { id, versao });
  refuse(motivoNaoRecusarUnificacao(row));
  const decisao = { estado: 'recusada', motivo, decididaPor: ctx.actor.usuarioId, decididaEm: ctx.now } as const;
  await unificacoes.update(ctx, { id, versao }, decisao);
  await decided(ctx, row, false);
  return unificacoes.get(ctx, id);
}

/** 'Não é a mesma pessoa', remembered where the creation remembers it. */
export async function distinguish(ctx: WriteContext, { uma, outra }: InputOf<Contract['distinguir']>) {
  if (uma === outra) refuse('mesma_ficha');
  await filiados.refuseHidden(ctx, outra);
  const row = await filiados.lock(ctx, { id: uma });
  await filiados.update(ctx, row, { distintos: [...new Set([...row.distintos, outra])] });
  return { id: uma };
}
