/**
 * Departures that the payroll check proposes: made when members become inactive, decided once.
 *
 * Desfiliar goes by the membership's own rules; Manter leaves the member as INATIVO, with a reason; Reativar gives back the situation
 * before. Errors: `desfiliacoes.estado`, those of `filiados.desfiliar`. Source: decisions §8; decisions-members (Consignação).
 */
import type { InputOf } from '@sede/domain/contract';
import { newId } from '@sede/domain/kernel';
import {
  DESFILIACOES_AVISOS,
  desfiliacoesErrors as errors,
  motivoNaoDesfiliar,
  motivoNaoManter,
  motivoNaoReativar,
  type PropostaDeDesfiliacao,
} from '@sede/domain/modules/filiados/desfiliacoes';
import type { desfiliacoesContract } from '@sede/domain/modules/filiados/desfiliacoes/contract';
import { sql } from 'kysely';
import { notify } from '#modules/sistema/avisos/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { desfiliar as endMembership, filiados } from '../filiados/index.ts';
import { desfiliacoes } from './desfiliacao.record.ts';

type Contract = typeof desfiliacoesContract;

interface Propostas {
  inativacaoId: string;
  /** First day of the month. */
  competencia: string;
  causa: string;
  filiados: readonly { filiadoId: string; nome: string; situacaoAntes: string }[];
}

/** One that already waits for the same member stays. */
export async function proporDesfiliacoes(
  ctx: WriteContext,
  { inativacaoId, competencia, causa, filiados: quem }: Propostas,
) {
  const { rows } = await sql<{ id: string }>`
    insert into desfiliacoes_propostas (id, filiado_id, nome, inativacao_id, competencia, causa, situacao_antes, estado)
    select n.id, n.filiado_id, n.nome, ${inativacaoId}::uuid, ${competencia}::date, ${causa}, n.situacao_antes, 'aguardando'
    from unnest(${quem.map(() => newId())}::uuid[], ${quem.map((um) => um.filiadoId)}::uuid[], ${quem.map((um) => um.nome)}::text[],
      ${quem.map((um) => um.situacaoAntes)}::text[]) as n (id, filiado_id, nome, situacao_antes)
    on conflict (filiado_id) where estado = 'aguardando' do nothing returning id`.execute(ctx.tx);
  if (rows.length === 0) return;
  await notify(ctx, {
    aviso: DESFILIACOES_AVISOS.propostas,
    dados: { por: ctx.actor.nome, quantas: rows.length },
    exceto: [ctx.actor.usuarioId],
    registros: rows.map(({ id }) => id),
  });
}

/** Of members who are active again nothing waits. */
export async function retirarPropostas(ctx: WriteContext, ids: readonly string[]): Promise<void> {
  await sql`update desfiliacoes_propostas set estado = 'retirada', decidida_por = ${ctx.actor.usuarioId}::uuid,
    decidida_em = ${ctx.now}::timestamptz where estado = 'aguardando' and filiado_id = any(${[...ids]}::uuid[])`.execute(
    ctx.tx,
  );
}

const REGRA = { desfiliar: motivoNaoDesfiliar, manter: motivoNaoManter, reativar: motivoNaoReativar };

async function begin(ctx: WriteContext, seen: { id: string; versao: number }, acao: keyof typeof REGRA) {
  const row = await desfiliacoes.lock(ctx, seen);
  const { estado, situacao, filiadoVersao, filiado } = await desfiliacoes.linha(ctx, seen.id);
  const motivo = REGRA[acao]({ estado, inativo: situacao === 'INATIVO', filiado });
  if (motivo !== null) throw errors.estado({ values: { motivo } });
  return { row, filiadoVersao };
}

const decided = async (
  ctx: WriteContext,
  row: Parameters<typeof desfiliacoes.update>[1],
  estado: 'desfiliada' | 'mantida' | 'reativada',
  motivo: string | null,
): Promise<PropostaDeDesfiliacao> => {
  await desfiliacoes.update(ctx, row, { estado, motivo, decididaPor: ctx.actor.usuarioId, decididaEm: ctx.now });
  return desfiliacoes.get(ctx, row.id);
};

export async function desfiliar(ctx: WriteContext, { data, motivo, ...seen }: InputOf<Contract['desfiliar']>) {
  const { row, filiadoVersao } = await begin(ctx, seen, 'desfiliar');
  await endMembership(ctx, { id: row.filiadoId, versao: filiadoVersao, data, motivo });
  return decided(ctx, row, 'desfiliada', motivo);
}

export async function manter(ctx: WriteContext, { motivo, ...seen }: InputOf<Contract['manter']>) {
  const { row } = await begin(ctx, seen, 'manter');
  await ctx.reason(motivo);
  return decided(ctx, row, 'mantida', motivo);
}

export async function reativar(ctx: WriteContext, seen: InputOf<Contract['reativar']>) {
  const { row } = await begin(ctx, seen, 'reativar');
  const filiado = await filiados.lock(ctx, { id: row.filiadoId });
  const situacaoFiliado = filiado.situacaoAnterior ?? row.situacaoAntes;
  await filiados.update(ctx, filiado, { situacaoFiliado, situacaoAnterior: null });
  return decided(ctx, row, 'reativada', null);
}
