/**
 * How a case goes on: sent for a statement, stated, closed, reopened, deleted. The situation is asked before the version, so that who
 * comes second learns what happened.
 *
 * An office's user acts on the own offices' cases alone, whatever other roles let them see. Errors: `processos.situacao` (409),
 * `plataforma.sem_permissao`, `plataforma.versao_conflito`. Source: spec 3 §4; decisions-legal (Two lists); invariants B7, B9.
 */
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import { MOTIVO_PROCESSO_EXCLUIDO, PRAZOS_AVISOS } from '@sede/domain/modules/juridico/prazos';
import {
  motivoNaoEncerrar,
  motivoNaoEnviarParaManifestacao,
  motivoNaoExcluir,
  motivoNaoManifestar,
  motivoNaoReabrir,
  PROCESSOS_AVISOS,
  type SituacaoDoProcesso,
} from '@sede/domain/modules/juridico/processos';
import type { processosContract } from '@sede/domain/modules/juridico/processos/contract';
import { sql } from 'kysely';
import { dismiss, notify } from '#modules/sistema/avisos/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { childTable, type Seen } from '#platform/db/record/index.ts';
import { actsIn, seesAllOffices } from '../juridico.actor.ts';
import { processos } from './processo.record.ts';
import { readCompleto } from './processos.andamentos.ts';
import { refuseSituacao } from './processos.service.ts';
import { readDoEscritorio } from './processos.store.ts';

type Contract = typeof processosContract;
type Motivo = Parameters<typeof refuseSituacao>[0];

const manifestacoes = childTable('processoManifestacoes');

/** The case, held, for whoever registers something in it. */
export async function lockParaRegistrar(
  ctx: WriteContext,
  id: string,
  motivo: (um: { situacao: SituacaoDoProcesso }) => Motivo,
) {
  const row = await processos.lock(ctx, { id });
  if (!actsIn(ctx.actor, 'processos.registrar', row.escritorioId)) throw platformErrors.sem_permissao();
  refuseSituacao(motivo(row));
  return row;
}

/** Who wrote it; of an office's user also for which office. */
export const autoria = ({ actor }: WriteContext, { escritorioNome }: { escritorioNome: string | null }) => ({
  autorId: actor.usuarioId,
  autorNome: actor.nome,
  escritorioNome: seesAllOffices(actor, 'processos.registrar') ? null : escritorioNome,
});

export async function enviarManifestacao(ctx: WriteContext, { id, versao }: InputOf<Contract['enviarManifestacao']>) {
  await lockParaRegistrar(ctx, id, motivoNaoEnviarParaManifestacao);
  const { numero } = await processos.update(
    ctx,
    { id, versao },
    { situacao: 'Aguardando manifestação', movimentadoEm: ctx.now },
  );
  await notify(ctx, {
    ...{ aviso: PROCESSOS_AVISOS.enviado, registros: [id], exceto: [ctx.actor.usuarioId] },
    dados: { numero: numero ?? '', por: ctx.actor.nome },
  });
  return readCompleto(ctx, id);
}

/** The statement that was waited for is there; whoever works in it for the office is told. */
async function tellOffice(
  ctx: WriteContext,
  { id, numero, escritorioId }: { id: string; numero: string | null; escritorioId: string | null },
): Promise<void> {
  await dismiss(ctx, [PROCESSOS_AVISOS.enviado], [id]);
  await notify(ctx, {
    ...{ aviso: PROCESSOS_AVISOS.respondido, registros: [id], exceto: [ctx.actor.usuarioId] },
    para: await readDoEscritorio(ctx.tx, escritorioId),
    dados: { numero: numero ?? '', por: ctx.actor.nome },
  });
}

export async function manifestar(ctx: WriteContext, { id, versao, manifestacao }: InputOf<Contract['manifestar']>) {
  const row = await lockParaRegistrar(ctx, id, motivoNaoManifestar);
  await processos.update(ctx, { id, versao }, { situacao: 'Em andamento', movimentadoEm: ctx.now });
  await manifestacoes.insert(ctx.tx, { processoId: id, manifestacao, data: ctx.now, ...autoria(ctx, row) });
  await tellOffice(ctx, row);
  return readCompleto(ctx, id);
}

async function mudar(
  ctx: WriteContext,
  seen: Seen,
  motivo: (um: { situacao: SituacaoDoProcesso }) => Motivo,
  situacao: SituacaoDoProcesso,
): Promise<void> {
  refuseSituacao(motivo(await processos.lock(ctx, { id: seen.id })));
  await processos.update(ctx, seen, { situacao, movimentadoEm: ctx.now });
}

export async function encerrar(ctx: WriteContext, { id, versao }: Seen) {
  await mudar(ctx, { id, versao }, motivoNaoEncerrar, 'Encerrado');
  return readCompleto(ctx, id);
}

export async function reabrir(ctx: WriteContext, { id, versao }: Seen) {
  await mudar(ctx, { id, versao }, motivoNaoReabrir, 'Em andamento');
  return readCompleto(ctx, id);
}

/**
 * Kept as 'Excluído', with its members and all that happened; no read shows it. Its deadlines end with it, and come back with it; notices
 * of both would lead nowhere.
 */
export async function excluir(ctx: WriteContext, { id, versao }: Seen) {
  await mudar(ctx, { id, versao }, motivoNaoExcluir, 'Excluído');
  const { rows } = await sql<{ id: string }>`
    update prazos set estado = 'Cancelado', motivo = ${MOTIVO_PROCESSO_EXCLUIDO}, encerrado_em = ${ctx.now}::timestamptz,
      encerrado_por = ${ctx.actor.usuarioId}::uuid
    where processo_id = ${id}::uuid and estado = 'Aberto' returning id`.execute(ctx.tx);
  const prazos = rows.map((prazo) => prazo.id);
  await dismiss(ctx, [PRAZOS_AVISOS.vence, ...Object.values(PROCESSOS_AVISOS)], [id, ...prazos]);
  return { id };
}
