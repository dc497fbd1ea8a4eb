/**
 * Use cases of roles: grant, take away, or set the whole set that a user shall have.
 *
 * They act at the next request, since roles are read at each. Granting one that moves money is told (`usuarios.avisos`).
 * Errors: `usuarios.papel_desconhecido`, `.ultimo_gestor`, `.nao_encontrado`. Source: spec 1 §2.22, §6.3; decisions §4.
 */

import type { Role } from '@sede/domain/access';
import { diferenca, GESTOR, lerPapeis, usuariosErrors } from '@sede/domain/modules/acesso/usuarios';
import { avisarNoSino, avisarPapeis } from './usuarios.avisos.ts';
import type { Alvo, UsuariosCtx, UsuariosDeps } from './usuarios.deps.ts';
import { recusarUltimoGestor, travarComGestores } from './usuarios.gestores.ts';
import { inserirPapeis, marcarAlterado, removerPapeis, type UsuarioRow } from './usuarios.store.ts';

export function papeisValidos(nomes: readonly string[]): Role[] {
  const { papeis, desconhecidos } = lerPapeis(nomes);
  if (desconhecidos.length === 0) return papeis;
  const values = { papeis: desconhecidos };
  const { message } = usuariosErrors.papel_desconhecido({ values });
  throw usuariosErrors.papel_desconhecido({ values, campos: { papeis: message } });
}

async function aplicar(
  deps: UsuariosDeps,
  ctx: UsuariosCtx,
  usuario: UsuarioRow,
  { dar, tirar }: { dar: readonly Role[]; tirar: readonly string[] },
): Promise<{ dados: Role[]; tirados: string[] }> {
  if (tirar.includes(GESTOR)) await recusarUltimoGestor(ctx.tx, usuario);
  const dados = await inserirPapeis(ctx.tx, usuario.id, dar);
  const tirados = await removerPapeis(ctx.tx, usuario.id, tirar);
  if (dados.length + tirados.length > 0) await marcarAlterado(ctx.tx, usuario.id);
  await avisarPapeis(deps, ctx, usuario, dados);
  await avisarNoSino(ctx, usuario.id, { dados, tirados });
  return { dados, tirados };
}

/** Answers what really changed: a role already held is neither granted nor announced again. */
export async function mudarPapeis(
  deps: UsuariosDeps,
  ctx: UsuariosCtx,
  alvo: Alvo,
  { dar = [], tirar = [] }: { dar?: readonly string[]; tirar?: readonly string[] },
): Promise<{ dados: Role[]; tirados: string[] }> {
  const mudanca = { dar: papeisValidos(dar), tirar: papeisValidos(tirar) };
  return aplicar(deps, ctx, await travarComGestores(ctx.tx, alvo), mudanca);
}

/** The roles that the user shall have; a stored word that is no role (of a newer program) goes when it is left out. */
export async function definirPapeis(
  deps: UsuariosDeps,
  ctx: UsuariosCtx,
  alvo: Alvo,
  nomes: readonly string[],
): Promise<void> {
  const papeis = papeisValidos(nomes);
  const usuario = await travarComGestores(ctx.tx, alvo);
  const { tirar } = diferenca<string>(usuario.papeis, papeis);
  await aplicar(deps, ctx, usuario, { dar: papeis.filter((papel) => !usuario.papeis.includes(papel)), tirar });
}
