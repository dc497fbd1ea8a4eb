/**
 * Use cases of roles: grant, take away, or set the whole set that a user shall have.
 *
 * They act at the next request, since roles are read at each. Granting one that moves money is told (`usuarios.avisos`).
 * Errors: `usuarios.papel_desconhecido`, `.ultimo_gestor`, `.nao_encontrado`. Source: spec 1 §2.22, §6.3; decisions §4.
 */

import type { Role } from '@sede/domain/access';
import { diferenca, GESTOR, readPapeis, usuariosErrors } from '@sede/domain/modules/acesso/usuarios';
import { notifyPapeis, ringBell } from './usuarios.avisos.ts';
import type { Alvo, UsuariosCtx, UsuariosDeps } from './usuarios.deps.ts';
import { lockWithGestores, refuseUltimoGestor } from './usuarios.gestores.ts';
import { insertPapeis, markChanged, removePapeis, type UsuarioRow } from './usuarios.store.ts';

export function papeisValidos(nomes: readonly string[]): Role[] {
  const { papeis, desconhecidos } = readPapeis(nomes);
  if (desconhecidos.length === 0) return papeis;
  const values = { papeis: desconhecidos };
  const { message } = usuariosErrors.papel_desconhecido({ values });
  throw usuariosErrors.papel_desconhecido({ values, campos: { papeis: message } });
}

async function apply(
  deps: UsuariosDeps,
  ctx: UsuariosCtx,
  usuario: UsuarioRow,
  { dar, tirar }: { dar: readonly Role[]; tirar: readonly string[] },
): Promise<{ dados: Role[]; tirados: string[] }> {
  if (tirar.includes(GESTOR)) await refuseUltimoGestor(ctx.tx, usuario);
  const dados = await insertPapeis(ctx.tx, usuario.id, dar);
  const tirados = await removePapeis(ctx.tx, usuario.id, tirar);
  if (dados.length + tirados.length > 0) await markChanged(ctx.tx, usuario.id);
  await notifyPapeis(deps, ctx, usuario, dados);
  await ringBell(ctx, usuario.id, { dados, tirados });
  return { dados, tirados };
}

/** Returns what really changed: a role already held is neither granted nor announced again. */
export async function changePapeis(
  deps: UsuariosDeps,
  ctx: UsuariosCtx,
  alvo: Alvo,
  { dar = [], tirar = [] }: { dar?: readonly string[]; tirar?: readonly string[] },
): Promise<{ dados: Role[]; tirados: string[] }> {
  const mudanca = { dar: papeisValidos(dar), tirar: papeisValidos(tirar) };
  return apply(deps, ctx, await lockWithGestores(ctx, alvo), mudanca);
}

/** The roles that the user shall have; a stored word that is no role (of a newer program) goes when it is left out. */
export async function setPapeis(
  deps: UsuariosDeps,
  ctx: UsuariosCtx,
  alvo: Alvo,
  nomes: readonly string[],
): Promise<void> {
  const papeis = papeisValidos(nomes);
  const usuario = await lockWithGestores(ctx, alvo);
  const { tirar } = diferenca<string>(usuario.papeis, papeis);
  await apply(deps, ctx, usuario, { dar: papeis.filter((papel) => !usuario.papeis.includes(papel)), tirar });
}
