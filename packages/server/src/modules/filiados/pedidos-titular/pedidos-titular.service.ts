/**
 * Requests of data subjects: registered, confirmed by a second person, refused.
 *
 * A dossier is made behind the screens at once. Anonymising waits for somebody else, who is asked the conditions again: what changed
 * since counts. Errors: `pedidos_titular.estado` (409), `.ja_pedido` (409), `plataforma.nao_encontrado`, `plataforma.versao_conflito`.
 * Source: decisions-members (LGPD); LGPD art. 18, 19.
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { addDays, platformErrors } from '@sede/domain/kernel';
import { nomeDoFiliado } from '@sede/domain/modules/filiados/filiados';
import {
  pedidosTitularErrors as errors,
  type MotivoPedidoTitular,
  motivoNaoAnonimizar,
  motivoNaoConfirmar,
  motivoNaoRecusar,
  PEDIDOS_TITULAR_AVISOS,
  PRAZO_DIAS,
} from '@sede/domain/modules/filiados/pedidos-titular';
import type { pedidosTitularContract } from '@sede/domain/modules/filiados/pedidos-titular/contract';
import type { UsuariosDeps } from '#modules/acesso/usuarios/index.ts';
import { notify } from '#modules/sistema/avisos/index.ts';
import type { ReadContext, WriteContext } from '#platform/api/index.ts';
import { isUniqueViolation } from '#platform/db/index.ts';
import type { Jobs } from '#platform/jobs/index.ts';
import { filiados } from '../filiados/index.ts';
import { pedidosTitular } from './pedido-titular.record.ts';
import { anonymise, readAnonimizavel, readPrevia } from './pedidos-titular.anonimizacao.ts';
import { DOSSIE } from './pedidos-titular.dossie.ts';

type Contract = typeof pedidosTitularContract;

const refuse = (motivo: MotivoPedidoTitular | null): void => {
  if (motivo !== null) throw errors.estado({ values: { motivo } });
};

export async function previewAnonimizacao(ctx: ReadContext, { filiado: id }: InputOf<Contract['previa']>) {
  const filiado = await filiados.get(ctx, id);
  const { estado, ...previa } = await readPrevia(ctx.db, id);
  const impedimento = motivoNaoAnonimizar(estado, ctx.today);
  return { filiadoNome: nomeDoFiliado(filiado), ...previa, impedimento };
}

export async function createPedido(
  enqueue: Jobs['enqueue'],
  ctx: WriteContext,
  { filiadoId, tipo, justificativa }: InputOf<Contract['create']>,
) {
  const nome = nomeDoFiliado(await filiados.get(ctx, filiadoId));
  if (tipo === 'anonimizacao') {
    if (!can(ctx.actor.papeis, 'filiados.anonimizar')) throw platformErrors.sem_permissao();
    refuse(motivoNaoAnonimizar(await readAnonimizavel(ctx.tx, filiadoId), ctx.today));
  }
  const estado = tipo === 'dossie' ? 'gerando' : 'aguardando';
  const novo = { filiadoId, filiadoNome: nome, tipo, justificativa, estado, prazo: addDays(ctx.today, PRAZO_DIAS) };
  const { id } = await pedidosTitular.insert(ctx, novo).catch((error: unknown) => {
    throw isUniqueViolation(error, 'pedidos_titular_um_por_vez') ? errors.ja_pedido() : error;
  });
  if (tipo === 'dossie') await enqueue(ctx.tx, DOSSIE, { pedidoId: id, usuarioId: ctx.actor.usuarioId }, ctx.actor);
  else {
    const aviso = PEDIDOS_TITULAR_AVISOS.anonimizacaoPedida;
    await notify(ctx, { aviso, exceto: [ctx.actor.usuarioId], dados: { por: ctx.actor.nome }, registros: [id] });
  }
  return pedidosTitular.get(ctx, id);
}

export async function confirmAnonimizacao(
  contas: UsuariosDeps,
  ctx: WriteContext,
  { id, versao }: InputOf<Contract['confirmar']>,
) {
  const row = await pedidosTitular.lock(ctx, { id, versao });
  refuse(motivoNaoConfirmar({ ...row, pedidoPor: row.criadoPor }, ctx.actor.usuarioId));
  // Held before the conditions are asked: whatever was being linked to the member has been written by then.
  await filiados.lock(ctx, { id: row.filiadoId });
  refuse(motivoNaoAnonimizar(await readAnonimizavel(ctx.tx, row.filiadoId), ctx.today));
  const { contaId } = await anonymise(contas, ctx, row.filiadoId);
  const decisao = { estado: 'feito', contaId, decididoPor: ctx.actor.usuarioId, decididoEm: ctx.now } as const;
  const { versao: agora } = await pedidosTitular.get(ctx, id);
  await pedidosTitular.update(ctx, { id, versao: agora }, decisao);
  return pedidosTitular.get(ctx, id);
}

export async function refusePedido(ctx: WriteContext, { id, versao, motivo }: InputOf<Contract['recusar']>) {
  const row = await pedidosTitular.lock(ctx, { id, versao });
  refuse(motivoNaoRecusar(row));
  const decisao = { estado: 'recusado', motivo, decididoPor: ctx.actor.usuarioId, decididoEm: ctx.now } as const;
  await pedidosTitular.update(ctx, { id, versao }, decisao);
  return pedidosTitular.get(ctx, id);
}
