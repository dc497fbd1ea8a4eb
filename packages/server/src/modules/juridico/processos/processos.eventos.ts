/**
 * What is written down in a case: events, which the member reads, and comments, which stay with the legal staff and are never changed.
 *
 * An event is changed and deleted by its author or a legal editor. Errors: `processos.de_outro`, `.com_anexos` (403), `processos.situacao` (409),
 * `plataforma.versao_conflito`. Source: spec 3 §2.5, §5; decisions-legal (Two lists, Appointment list).
 */
import type { InputOf } from '@sede/domain/contract';
import { processosErrors as errors, motivoNaoEditar } from '@sede/domain/modules/juridico/processos';
import type { processosContract } from '@sede/domain/modules/juridico/processos/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { childTable } from '#platform/db/record/index.ts';
import { changedOnly } from '#platform/records/index.ts';
import { eventos, podeMudarEvento, processos } from './processo.record.ts';
import { attach, readEvento, releaseDoEvento } from './processos.anexos.ts';
import { autoria, lockParaRegistrar } from './processos.encerrar.ts';
import { arquivosDoEvento } from './processos.store.ts';

type Contract = typeof processosContract;

const comentarios = childTable('processoComentarios');

export async function createEvento(
  ctx: WriteContext,
  { id: processoId, anexos = [], ...dados }: InputOf<Contract['createEvento']>,
) {
  const row = await lockParaRegistrar(ctx, processoId, motivoNaoEditar);
  const { id } = await eventos.insert(ctx, { processoId, ...dados, ...autoria(ctx, row) });
  await attach(ctx, arquivosDoEvento, id, anexos);
  await processos.update(ctx, row, { movimentadoEm: ctx.now });
  return readEvento(ctx, id);
}

/** The event, held after its case. */
async function lockEvento(ctx: WriteContext, { id, versao }: { id: string; versao: number }) {
  const { processoId } = await eventos.linha(ctx, id);
  const processo = await lockParaRegistrar(ctx, processoId, motivoNaoEditar);
  const row = await eventos.lock(ctx, { id, versao });
  if (!podeMudarEvento(ctx.actor, row.autorId)) throw errors.de_outro();
  return { row, processo };
}

export async function updateEvento(ctx: WriteContext, { id, versao, ...dados }: InputOf<Contract['updateEvento']>) {
  const { row, processo } = await lockEvento(ctx, { id, versao });
  await eventos.update(ctx, row, changedOnly(row, dados));
  await processos.update(ctx, processo, { movimentadoEm: ctx.now });
  return readEvento(ctx, id);
}

export async function removeEvento(ctx: WriteContext, seen: InputOf<Contract['removeEvento']>) {
  const { row } = await lockEvento(ctx, seen);
  await releaseDoEvento(ctx, row.id);
  await eventos.remove(ctx, row);
  return { id: row.id };
}

export async function comentar(ctx: WriteContext, { id, comentario }: InputOf<Contract['comentar']>) {
  const row = await lockParaRegistrar(ctx, id, motivoNaoEditar);
  const { id: comentarioId } = await comentarios.insert(ctx.tx, {
    ...{ processoId: id, comentario, data: ctx.now },
    ...autoria(ctx, row),
  });
  return { id: comentarioId };
}
