/**
 * The desk's other acts on an application: refuse with a reason, attach the form signed on paper, send another link.
 * Errors: `pedidosFiliacao.estado` (409), `plataforma.versao_conflito` (409), those of `bindAnexos`.
 * Source: decisions-members (Public application).
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { addDays, platformErrors } from '@sede/domain/kernel';
import {
  motivoNaoCobrar,
  motivoNaoDecidir,
  type Pedido,
  TERMO_ASSINADO,
  VALIDADE_DIAS,
} from '@sede/domain/modules/filiados/pedidos-filiacao';
import type { pedidosFiliacaoContract } from '@sede/domain/modules/filiados/pedidos-filiacao/contract';
import { publicUrlOf } from '#modules/acesso/sessao/index.ts';
import type { UsuariosDeps } from '#modules/acesso/usuarios/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import type { Seen } from '#platform/db/record/index.ts';
import { bindAnexos } from '#platform/files/index.ts';
import { pedidos } from './pedido.record.ts';
import { refusePedido } from './pedidos-filiacao.aceitar.ts';
import { linkParaAssinar, pedidoParaAssinarMail, pedidoRecusadoMail } from './pedidos-filiacao.mail.ts';
import { addToken, markAssinado, newToken } from './pedidos-filiacao.store.ts';
import { readPedido } from './pedidos-filiacao.views.ts';

type Contract = typeof pedidosFiliacaoContract;
type Deps = Pick<UsuariosDeps, 'sendMail'>;
const decides = ({ actor }: WriteContext): boolean => can(actor.papeis, 'pedidos-filiacao.decidir');

export const recusar =
  ({ sendMail }: Deps) =>
  async (ctx: WriteContext, { id, versao, motivo }: InputOf<Contract['recusar']>): Promise<Pedido> => {
    const { tx, now, actor } = ctx;
    const row = await pedidos.lock(ctx, { id, versao });
    refusePedido(motivoNaoDecidir(row.estado, decides(ctx)));
    await ctx.reason(motivo);
    await pedidos.update(ctx, row, {
      estado: 'recusado',
      motivoRecusa: motivo,
      decididoEm: now,
      decididoPorNome: actor.nome,
      resumosDoLink: [],
    });
    const { email, nome, protocolo } = row;
    if (email && nome) await sendMail(tx, pedidoRecusadoMail({ email, nome, protocolo }, motivo), now);
    return readPedido(ctx, { id });
  };

export async function anexarFicha(
  ctx: WriteContext,
  { id, versao, anexos }: InputOf<Contract['anexarFicha']>,
): Promise<Pedido> {
  const { tx, now, actor } = ctx;
  const row = await pedidos.lock(ctx, { id, versao });
  refusePedido(motivoNaoCobrar(row.estado, decides(ctx)));
  const [anexoId] = anexos;
  if (anexoId === undefined) throw platformErrors.nao_encontrado();
  await bindAnexos(tx, [anexoId], { modulo: TERMO_ASSINADO.modulo, usuarioId: actor.usuarioId, now });
  await markAssinado(tx, id, { assinatura: 'papel', em: now, anexoId, evidencia: null });
  return readPedido(ctx, { id });
}

/** Earlier links end with it. */
export const reenviar =
  ({ sendMail }: Deps) =>
  async (ctx: WriteContext, { id, versao }: Seen): Promise<{ id: string }> => {
    const { tx, now, today } = ctx;
    const row = await pedidos.lock(ctx, { id, versao });
    refusePedido(motivoNaoCobrar(row.estado, decides(ctx)));
    const { email, nome, protocolo } = row;
    if (!email || !nome) throw platformErrors.nao_encontrado();
    const { token, digest } = newToken();
    const expiraEm = addDays(today, VALIDADE_DIAS);
    await addToken(tx, id, digest, { expiraEm });
    const url = linkParaAssinar(publicUrlOf(ctx.services.config), token);
    await sendMail(tx, pedidoParaAssinarMail({ email, nome, protocolo }, { url, expiraEm }), now);
    return { id };
  };
