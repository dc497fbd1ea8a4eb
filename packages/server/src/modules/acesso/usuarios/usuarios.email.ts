/**
 * Use case: a user's e-mail changes (the texts' changeUserEmail).
 *
 * Sessions end, but the one that asks; links sent to the old address stop working. The old address is notified, the new
 * one too (or invited, where no password was chosen yet), and the approvers where the person moves money. Settings
 * that name people by their address are changed as well, so that the right stays with the person and not with the
 * address.
 * Errors: `usuarios.email_em_uso`, `.email_invalido`, with the field. Source: spec 1 §7.2; decisions §7.
 */

import { readEmail, usuariosErrors } from '@sede/domain/modules/acesso/usuarios';
import { followEmail } from '#modules/sistema/configuracoes/index.ts';
import { endLinks, endSessions } from '#platform/auth/index.ts';
import { isUniqueViolation } from '#platform/db/index.ts';
import { notifyTrocaDeEmail } from './usuarios.avisos.ts';
import { convidar } from './usuarios.convite.ts';
import type { Alvo, UsuariosCtx, UsuariosDeps } from './usuarios.deps.ts';
import { newAddressMail } from './usuarios.mail.ts';
import { lockUsuario, writeEmail } from './usuarios.store.ts';

/** The address as stored; anything that is none is refused at its field. */
export function emailValido(texto: string): string {
  const email = readEmail(texto);
  if (email) return email;
  throw usuariosErrors.email_invalido({ campos: { email: usuariosErrors.email_invalido().message } });
}

/** The unique index decides, also between two saves of the same moment. */
export async function refusingEmailEmUso<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!isUniqueViolation(error, 'usuarios_email')) throw error;
    throw usuariosErrors.email_em_uso({ campos: { email: usuariosErrors.email_em_uso().message } });
  }
}

export async function changeEmail(deps: UsuariosDeps, ctx: UsuariosCtx, alvo: Alvo, texto: string): Promise<void> {
  const { tx, now, actor } = ctx;
  const novo = emailValido(texto);
  const usuario = await lockUsuario(ctx, alvo);
  const { id, nome, email: antigo } = usuario;
  if (novo === antigo) return;
  await refusingEmailEmUso(writeEmail(tx, id, novo));
  const nomeado = await followEmail(tx, deps.settings, antigo, novo);
  await notifyTrocaDeEmail(deps, ctx, usuario, { novo, nomeado });
  await endSessions(tx, id, actor?.usuarioId === id ? actor.sessaoId : null);
  await endLinks(tx, id);
  if (!usuario.entra) return usuario.desabilitado ? undefined : convidar(deps, ctx, { id, nome, email: novo });
  await deps.sendMail(
    tx,
    newAddressMail({ nome, antigo, novo, por: actor?.nome ?? null, url: `${deps.auth.publicUrl}/` }),
    now,
  );
}
