/**
 * Invitations: the link by which a new user chooses the password. No password is ever mailed.
 *
 * A new invitation ends the older links. Errors: `usuarios.convite_aceito`, `.convite_desabilitado` (409).
 * Source: decisions §6 (new user).
 */

import { usuariosErrors } from '@sede/domain/modules/acesso/usuarios';
import { endLinks, recordUserLog } from '#platform/auth/index.ts';
import { inviteMail, passwordLink } from '../conta/index.ts';
import type { UsuariosCtx, UsuariosDeps } from './usuarios.deps.ts';
import { lockUsuario } from './usuarios.store.ts';

const CONVITE_DIAS = 7;
const DAY_MS = 86_400_000;

export async function convidar(
  deps: UsuariosDeps,
  { tx, now, actor }: UsuariosCtx,
  usuario: { id: string; nome: string; email: string },
): Promise<void> {
  const expira = new Date(deps.clock.now().getTime() + CONVITE_DIAS * DAY_MS);
  const token = await deps.auth.createPasswordToken(tx, usuario.id, expira);
  await deps.sendMail(tx, inviteMail(usuario, passwordLink(deps.auth.publicUrl, token), CONVITE_DIAS), now);
  const por = actor ? { por: actor.nome } : {};
  await recordUserLog(tx, { usuarioId: usuario.id, tipo: 'convite', dados: por }, now);
}

/** A new link for somebody whose invitation expired or was lost. */
export async function convidarDeNovo(deps: UsuariosDeps, ctx: UsuariosCtx, id: string): Promise<void> {
  const usuario = await lockUsuario(ctx, { id });
  if (usuario.desabilitado) throw usuariosErrors.convite_desabilitado();
  if (usuario.entra) throw usuariosErrors.convite_aceito();
  await endLinks(ctx.tx, id);
  await convidar(deps, ctx, usuario);
}
