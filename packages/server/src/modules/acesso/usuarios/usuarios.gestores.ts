/**
 * The last gestor_sistema: the union never locks itself out, also when two administrators act at once.
 *
 * One lock orders everybody who takes the role, the access or the account from somebody; it is taken before any row, so
 * that two of them wait and do not deadlock. Errors: `usuarios.ultimo_gestor`. Source: decisions §4.
 */

import { GESTOR, podeDeixarDeSerGestor, usuariosErrors } from '@sede/domain/modules/acesso/usuarios';
import type { Tx } from '#platform/db/index.ts';
import type { Alvo, UsuariosCtx } from './usuarios.deps.ts';
import { countOtherGestores, lockGestores, lockUsuario, type UsuarioRow } from './usuarios.store.ts';

/** Holds until the commit: whoever else wants to take the role from another gestor waits and then counts anew. */
export async function lockWithGestores(ctx: UsuariosCtx, alvo: Alvo): Promise<UsuarioRow> {
  await lockGestores(ctx.tx);
  return lockUsuario(ctx, alvo);
}

/** Refuses what would leave nobody to administrate; the caller holds `lockWithGestores`. */
export async function refuseUltimoGestor(tx: Tx, usuario: UsuarioRow): Promise<void> {
  const gestor = usuario.papeis.includes(GESTOR);
  if (!gestor) return;
  const outros = await countOtherGestores(tx, usuario.id);
  if (!podeDeixarDeSerGestor({ ...usuario, gestor }, outros)) throw usuariosErrors.ultimo_gestor();
}
