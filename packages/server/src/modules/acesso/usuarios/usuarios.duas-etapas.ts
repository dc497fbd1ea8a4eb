/**
 * Use case: the second step of somebody who lost the phone and the backup codes is taken away by a gestor_sistema.
 *
 * The last way to get in again: the person signs in with the password and turns it on anew, at once where a role of
 * theirs requires it. Sessions end; the person is told by mail; the reason stands in the audit. Nobody takes away their
 * own (the account page does, with the password). Errors: `usuarios.sem_duas_etapas`, `usuarios.propria_duas_etapas`.
 * Source: issue 3 (two-step sign-in required per role); decisions §4.
 */

import { usuariosErrors } from '@sede/domain/modules/acesso/usuarios';
import { sql } from 'kysely';
import { endSessions } from '#platform/auth/index.ts';
import type { Alvo, UsuariosCtx, UsuariosDeps } from './usuarios.deps.ts';
import { secondStepResetMail } from './usuarios.mail.ts';
import { lockUsuario } from './usuarios.store.ts';

export async function resetDuasEtapas(
  { sendMail }: Pick<UsuariosDeps, 'sendMail'>,
  ctx: UsuariosCtx,
  alvo: Alvo,
): Promise<void> {
  const { tx, now, actor } = ctx;
  if (actor?.usuarioId === alvo.id) throw usuariosErrors.propria_duas_etapas();
  const { id, nome, email, doisFatoresAtivo } = await lockUsuario(ctx, alvo);
  if (!doisFatoresAtivo) throw usuariosErrors.sem_duas_etapas();
  await sql`update usuarios set dois_fatores_ativo = false where id = ${id}::uuid`.execute(tx);
  await sql`delete from auth.dois_fatores where usuario_id = ${id}::uuid`.execute(tx);
  await sql`delete from auth.codigos_usados where usuario_id = ${id}::uuid`.execute(tx);
  await endSessions(tx, id);
  await sendMail(tx, secondStepResetMail({ nome, email, por: actor?.nome ?? null }), now);
}
