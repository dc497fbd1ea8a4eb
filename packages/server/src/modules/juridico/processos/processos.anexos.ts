/**
 * PDFs of cases and of their events: 20 of each. Attached by whoever edits the case, or the event; taken out by the legal editors alone.
 * Who sees the case opens them, and that is written down.
 *
 * The case is held first, so that two at once do not exceed the number. Errors: `processos.anexos_demais` (422), `.de_outro` (403),
 * `.situacao` (409), those of `bindAnexos`, `plataforma.nao_encontrado`. Source: spec 3 §2.5, §5, §6; decisions-legal (Two lists, Cases,
 * Privacy).
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import {
  type EventoDoProcesso,
  processosErrors as errors,
  MAX_ANEXOS_DO_PROCESSO,
  motivoNaoEditar,
  PROCESSOS_FILE_RULE,
} from '@sede/domain/modules/juridico/processos';
import type { processosContract } from '@sede/domain/modules/juridico/processos/contract';
import { sql } from 'kysely';
import type { ReadContext, WriteContext } from '#platform/api/index.ts';
import { type AttachmentOwner, type recordFiles, releaseAnexos } from '#platform/files/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { eventos, podeMudarEvento, processos } from './processo.record.ts';
import { readCompleto } from './processos.andamentos.ts';
import { lockParaRegistrar } from './processos.encerrar.ts';
import { refuseSituacao } from './processos.service.ts';
import { arquivosDoEvento, arquivosDoProcesso, readAlone } from './processos.store.ts';

type Contract = typeof processosContract;
type Files = ReturnType<typeof recordFiles>;

/** In: a record that is held. */
export async function attach(ctx: WriteContext, files: Files, id: string, anexos: readonly string[]): Promise<void> {
  if (anexos.length === 0) return;
  const novos = [...new Set(anexos)];
  const { length } = await files.listAnexoIds(ctx.tx, [id]);
  if (length + novos.length > MAX_ANEXOS_DO_PROCESSO) throw errors.anexos_demais();
  await files.takeAnexos(ctx, novos);
  await files.linkAnexos(ctx.tx, [id], novos);
}

/** In: a record that is held. */
async function detach(ctx: WriteContext, files: Files, id: string, anexo: string): Promise<void> {
  if ((await files.unlinkAnexo(ctx.tx, id, anexo)) === undefined) throw platformErrors.nao_encontrado();
  await releaseAnexos(ctx.tx, await files.orphanAnexos(ctx.tx, [anexo]), ctx.now);
}

export async function readEvento(ctx: WriteContext, id: string): Promise<EventoDoProcesso> {
  return { ...(await eventos.get(ctx, id)), anexos: await arquivosDoEvento.listArquivos(ctx.tx, id) };
}

export async function anexar(ctx: WriteContext, { id, anexos }: InputOf<Contract['anexar']>) {
  refuseSituacao(motivoNaoEditar(await processos.lock(ctx, { id })));
  await attach(ctx, arquivosDoProcesso, id, anexos);
  return readCompleto(ctx, id);
}

export async function removerAnexo(ctx: WriteContext, { id, anexo }: InputOf<Contract['removerAnexo']>) {
  refuseSituacao(motivoNaoEditar(await processos.lock(ctx, { id })));
  await detach(ctx, arquivosDoProcesso, id, anexo);
  return readCompleto(ctx, id);
}

/** The event, held after its case. */
async function lockEvento(ctx: WriteContext, id: string) {
  const { processoId } = await eventos.linha(ctx, id);
  await lockParaRegistrar(ctx, processoId, motivoNaoEditar);
  return eventos.lock(ctx, { id });
}

export async function anexarAoEvento(ctx: WriteContext, { id, anexos }: InputOf<Contract['anexarAoEvento']>) {
  const { autorId } = await lockEvento(ctx, id);
  if (!podeMudarEvento(ctx.actor, autorId)) throw errors.de_outro();
  await attach(ctx, arquivosDoEvento, id, anexos);
  return readEvento(ctx, id);
}

export async function removerAnexoDoEvento(
  ctx: WriteContext,
  { id, anexo }: InputOf<Contract['removerAnexoDoEvento']>,
) {
  await lockEvento(ctx, id);
  await detach(ctx, arquivosDoEvento, id, anexo);
  return readEvento(ctx, id);
}

/** Of a deleted event. An event that has some is deleted by whoever may take them out. */
export async function releaseDoEvento(ctx: WriteContext, id: string): Promise<void> {
  const anexos = await arquivosDoEvento.listAnexoIds(ctx.tx, [id]);
  if (anexos.length === 0) return;
  if (!can(ctx.actor.papeis, 'processos.excluir-anexo')) throw errors.com_anexos();
  for (const anexo of anexos) await arquivosDoEvento.unlinkAnexo(ctx.tx, id, anexo);
  await releaseAnexos(ctx.tx, await arquivosDoEvento.orphanAnexos(ctx.tx, anexos), ctx.now);
}

const ofFile = (anexoId: string) => sql`p.id in (
  select l.processo_id from processos_anexos l where l.anexo_id = ${anexoId}::uuid
  union all select l.processo_id from processo_eventos_anexos l where l.anexo_id = ${anexoId}::uuid)`;

export const processosAttachments: AttachmentOwner = {
  ...PROCESSOS_FILE_RULE,
  podeVer: async (ctx, anexoId) => can(ctx.actor.papeis, 'processos.ver') && processos.seesOne(ctx, [ofFile(anexoId)]),
  async aberto(ctx: ReadContext, { id, nome: arquivo }) {
    const columns = sql`p.id, p.numero`;
    const found = await processos.some<{ id: string; numero: string | null }>(ctx, {
      ...{ conditions: [ofFile(id)], columns, order: sql`p.id`, limit: 1 },
    });
    for (const { id: processoId, numero } of found) {
      const filiado = await readAlone(ctx.db, processoId);
      await registerAcesso(ctx, { ato: 'baixar', tela: 'processos', filiado, detalhe: { processo: numero, arquivo } });
    }
  },
};
