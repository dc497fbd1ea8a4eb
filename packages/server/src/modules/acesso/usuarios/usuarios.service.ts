/**
 * Use cases of users: create with roles, offices and invitation; change; disable, enable, delete.
 *
 * Everything of one call stands in one transaction: user, roles, offices, credentials, mails, audit. The screen and the
 * command `npm run usuarios` call the same functions. The last enabled gestor_sistema can be neither deleted, disabled
 * nor stripped (`usuarios.gestores`). Errors: `usuarios.*`. Source: spec 1 §2.22, §6.3, §7; decisions §4, §6, §7.
 */

import { senhaFraca } from '@sede/domain/modules/acesso/conta';
import { diferenca, type NovoUsuario, usuariosErrors } from '@sede/domain/modules/acesso/usuarios';
import { followEmail } from '#modules/sistema/configuracoes/index.ts';
import { endLinks, endSessions } from '#platform/auth/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { notifyPapeis } from './usuarios.avisos.ts';
import { convidar } from './usuarios.convite.ts';
import type { Alvo, UsuariosCtx, UsuariosDeps } from './usuarios.deps.ts';
import { emailValido, refusingEmailEmUso } from './usuarios.email.ts';
import { lockWithGestores, refuseUltimoGestor } from './usuarios.gestores.ts';
import { papeisValidos } from './usuarios.papeis.ts';
import {
  deleteUsuario,
  insertEscritorios,
  insertPapeis,
  insertUsuario,
  lockEscritorios,
  lockUsuario,
  markChanged,
  removeEscritorios,
  writeDesabilitado,
  writeNome,
} from './usuarios.store.ts';

function nomeValido(texto: string): string {
  const nome = texto.trim();
  if (nome !== '') return nome;
  throw usuariosErrors.nome_invalido({ campos: { nome: usuariosErrors.nome_invalido().message } });
}

/** Offices that are new to the user must exist and be enabled; they stay so until the commit. */
async function requireEscritorios(tx: Tx, ids: readonly string[]): Promise<void> {
  if ((await lockEscritorios(tx, ids)) === ids.length) return;
  const { message } = usuariosErrors.escritorio_desconhecido();
  throw usuariosErrors.escritorio_desconhecido({ campos: { escritorios: message } });
}

export async function createUsuario(
  deps: UsuariosDeps,
  ctx: UsuariosCtx,
  novo: NovoUsuario,
  /** A password, only where nobody could receive a link: first access and the command line. */
  senha: string | null = null,
): Promise<{ id: string; email: string }> {
  const { tx } = ctx;
  const nome = nomeValido(novo.nome);
  const email = emailValido(novo.email);
  const papeis = papeisValidos(novo.papeis);
  if (senha !== null && (await deps.isSenhaFraca(tx, senha, { nome, email }))) throw senhaFraca('senha');
  const escritorios = [...new Set(novo.escritorios)];
  await requireEscritorios(tx, escritorios);

  const id = await refusingEmailEmUso(insertUsuario(tx, { nome, email }));
  await insertPapeis(tx, id, papeis);
  await insertEscritorios(tx, id, escritorios);
  if (senha !== null) await deps.auth.setPassword(tx, id, senha);
  else await convidar(deps, ctx, { id, nome, email });
  await notifyPapeis(deps, ctx, { id, nome, email }, papeis);
  return { id, email };
}

/** Name and offices; an office that was disabled meanwhile stays with whoever had it. */
export async function updateUsuario(
  ctx: UsuariosCtx,
  alvo: Alvo,
  mudancas: { nome?: string | undefined; escritorios?: readonly string[] | undefined },
): Promise<void> {
  const { tx } = ctx;
  const usuario = await lockUsuario(ctx, alvo);
  const { dar, tirar } = diferenca(usuario.escritorios, mudancas.escritorios ?? usuario.escritorios);
  await requireEscritorios(tx, dar);
  await insertEscritorios(tx, usuario.id, dar);
  await removeEscritorios(tx, usuario.id, tirar);
  const nome = mudancas.nome === undefined ? usuario.nome : nomeValido(mudancas.nome);
  if (nome !== usuario.nome) await writeNome(tx, usuario.id, nome);
  else if (dar.length + tirar.length > 0) await markChanged(tx, usuario.id);
}

/** An office that is closed goes from the user; the rest of them stays. */
export async function leaveEscritorio(ctx: UsuariosCtx, alvo: Alvo, escritorioId: string): Promise<void> {
  const { id } = await lockUsuario(ctx, alvo);
  await removeEscritorios(ctx.tx, id, [escritorioId]);
  await markChanged(ctx.tx, id);
}

export async function desabilitarUsuario(ctx: UsuariosCtx, alvo: Alvo, motivo: string | null): Promise<void> {
  const usuario = await lockWithGestores(ctx, alvo);
  if (usuario.desabilitado) throw usuariosErrors.ja_desabilitado();
  await refuseUltimoGestor(ctx.tx, usuario);
  await writeDesabilitado(ctx.tx, usuario.id, true, motivo);
  await endSessions(ctx.tx, usuario.id);
  await endLinks(ctx.tx, usuario.id);
}

export async function habilitarUsuario(ctx: UsuariosCtx, alvo: Alvo): Promise<void> {
  const usuario = await lockUsuario(ctx, alvo);
  if (!usuario.desabilitado) throw usuariosErrors.ja_habilitado();
  await writeDesabilitado(ctx.tx, usuario.id, false, null);
}

/** Password, second step, sessions, roles, offices and log go with the user; the audit keeps the whole last state. */
export async function removeUsuario({ settings }: UsuariosDeps, ctx: UsuariosCtx, alvo: Alvo): Promise<void> {
  const usuario = await lockWithGestores(ctx, alvo);
  await refuseUltimoGestor(ctx.tx, usuario);
  await endLinks(ctx.tx, usuario.id);
  // Whoever gets this address later must not inherit the power that the setting gives by it.
  await followEmail(ctx.tx, settings, usuario.email, null);
  await deleteUsuario(ctx.tx, usuario.id);
}
