/**
 * Invitations: the link by which a new user chooses the password. No password is ever mailed.
 *
 * Without a mail server a gestor_sistema is shown the link, once, to hand it over; that stands in the history of the user.
 * A new invitation ends the older links. Errors: `usuarios.convite_aceito`, `.convite_desabilitado`, `.convite_por_email` (409).
 * Source: decisions §6 (new user).
 */

import { usuariosErrors, usuariosMessages } from '@sede/domain/modules/acesso/usuarios';
import type { WriteContext } from '#platform/api/index.ts';
import { endLinks, recordUserLog } from '#platform/auth/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { inviteMail, passwordLink } from '../conta/index.ts';
import type { UsuariosCtx, UsuariosDeps } from './usuarios.deps.ts';
import { lockUsuario, markConviteCopiado } from './usuarios.store.ts';

const CONVITE_DIAS = 7;
const DAY_MS = 86_400_000;

async function createLink({ auth, clock }: UsuariosDeps, tx: Tx, id: string): Promise<{ link: string; vence: Date }> {
  const vence = new Date(clock.now().getTime() + CONVITE_DIAS * DAY_MS);
  return { link: passwordLink(auth.publicUrl, await auth.createPasswordToken(tx, id, vence)), vence };
}

export async function convidar(
  deps: UsuariosDeps,
  { tx, now, actor }: UsuariosCtx,
  usuario: { id: string; nome: string; email: string },
): Promise<void> {
  const { link } = await createLink(deps, tx, usuario.id);
  await deps.sendMail(tx, inviteMail(usuario, link, CONVITE_DIAS), now);
  const por = actor ? { por: actor.nome } : {};
  await recordUserLog(tx, { usuarioId: usuario.id, tipo: 'convite', dados: por }, now);
}

async function lockConvidado(ctx: UsuariosCtx, id: string) {
  const usuario = await lockUsuario(ctx, { id });
  if (usuario.desabilitado) throw usuariosErrors.convite_desabilitado();
  if (usuario.entra) throw usuariosErrors.convite_aceito();
  await endLinks(ctx.tx, id);
  return usuario;
}

/** A new link for somebody whose invitation expired or was lost. */
export async function convidarDeNovo(deps: UsuariosDeps, ctx: UsuariosCtx, id: string): Promise<void> {
  await convidar(deps, ctx, await lockConvidado(ctx, id));
}

/** The link itself, where no mail leaves. */
export async function copiarConvite(
  deps: UsuariosDeps,
  ctx: WriteContext,
  { id }: { id: string },
): Promise<{ link: string; venceEm: string }> {
  if (deps.emailConfigurado) throw usuariosErrors.convite_por_email();
  await lockConvidado(ctx, id);
  await ctx.reason(usuariosMessages.conviteMostrado);
  await markConviteCopiado(ctx.tx, id, ctx.now);
  await recordUserLog(ctx.tx, { usuarioId: id, tipo: 'convite_copiado', dados: { por: ctx.actor.nome } }, ctx.now);
  const { link, vence } = await createLink(deps, ctx.tx, id);
  return { link, venceEm: vence.toISOString() };
}
