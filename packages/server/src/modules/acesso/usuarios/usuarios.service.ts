/**
 * Use cases of users: create with roles, offices and invitation; grant and take roles; disable, enable, delete.
 *
 * Everything of one call stands in one transaction: user, roles, offices, credentials, mails, audit. No password is ever
 * mailed: a new user chooses one by a link. Granting aprovador or admin_financeiro is told to the person and to all
 * approvers. The last enabled gestor_sistema can be neither deleted, disabled nor stripped, two at once included: one
 * lock orders them. Errors: `usuarios.*`. Source: spec 1 §2.22, §6.3, §7; decisions §4, §6, §7.
 */

import { type Role, roleLabel } from '@sede/domain/access';
import { senhaFraca } from '@sede/domain/modules/acesso/conta';
import {
  GESTOR,
  lerEmail,
  lerPapeis,
  type NovoUsuario,
  papeisAvisados,
  podeDeixarDeSerGestor,
  usuariosErrors,
} from '@sede/domain/modules/acesso/usuarios';
import { type AuthService, endLinks, endSessions, isWeakPassword } from '#platform/auth/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { isUniqueViolation, type Tx } from '#platform/db/index.ts';
import { inviteMail, passwordLink, type SendMail } from '../conta/index.ts';
import { roleNoticeMail } from './usuarios.mail.ts';
import {
  apagarUsuario,
  contarGestoresAtivos,
  emailsDeAprovadores,
  findUsuario,
  gravarDesabilitado,
  inserirEscritorios,
  inserirPapeis,
  inserirUsuario,
  removerPapeis,
  travarEscritorios,
  travarGestores,
  type UsuarioRow,
} from './usuarios.store.ts';

export const CONVITE_DIAS = 7;
const DAY_MS = 86_400_000;

export interface UsuariosDeps {
  auth: AuthService;
  clock: Clock;
  sendMail: SendMail;
}

/** The part of a write's context that these use cases need; the command line and the first access have no actor. */
export interface UsuariosCtx {
  tx: Tx;
  now: string;
  actor: { nome: string } | null;
}

function papeisValidos(nomes: readonly string[]): Role[] {
  const { papeis, desconhecidos } = lerPapeis(nomes);
  if (desconhecidos.length > 0) throw usuariosErrors.papel_desconhecido({ values: { papeis: desconhecidos } });
  return papeis;
}

async function load(tx: Tx, id: string): Promise<UsuarioRow> {
  const usuario = await findUsuario(tx, id);
  if (!usuario) throw usuariosErrors.nao_encontrado();
  return usuario;
}

/** Holds until the commit: whoever else wants to take the role from another gestor waits and then counts anew. */
async function guardarUltimoGestor(tx: Tx, id: string): Promise<UsuarioRow> {
  await travarGestores(tx);
  const usuario = await load(tx, id);
  const gestor = usuario.papeis.includes(GESTOR);
  const ativos = gestor ? await contarGestoresAtivos(tx) : 0;
  if (!podeDeixarDeSerGestor({ gestor, desabilitado: usuario.desabilitado }, ativos))
    throw usuariosErrors.ultimo_gestor();
  return usuario;
}

async function avisarPapeis(
  { sendMail }: UsuariosDeps,
  { tx, now, actor }: UsuariosCtx,
  usuario: { id: string; nome: string; email: string },
  concedidos: readonly Role[],
): Promise<void> {
  const avisados = papeisAvisados(concedidos);
  if (avisados.length === 0) return;
  const destinatarios = [usuario.email, ...(await emailsDeAprovadores(tx, usuario.id))];
  for (const para of destinatarios) {
    await sendMail(
      tx,
      roleNoticeMail({
        para,
        nome: usuario.nome,
        email: usuario.email,
        papeis: avisados.map(roleLabel),
        por: actor?.nome ?? null,
      }),
      now,
    );
  }
}

export async function criarUsuario(
  deps: UsuariosDeps,
  ctx: UsuariosCtx,
  novo: NovoUsuario,
  /** Only where nobody could receive a link: first access and the command line. */
  senha: string | null = null,
): Promise<{ id: string; email: string }> {
  const { tx, now } = ctx;
  const nome = novo.nome.trim();
  const email = lerEmail(novo.email);
  const papeis = papeisValidos(novo.papeis);
  if (nome === '') throw usuariosErrors.nome_invalido({ campos: { nome: usuariosErrors.nome_invalido().message } });
  if (!email) throw usuariosErrors.email_invalido({ campos: { email: usuariosErrors.email_invalido().message } });
  if (senha !== null && (await isWeakPassword(senha, email))) throw senhaFraca('senha');
  const escritorios = [...new Set(novo.escritorios)];
  if ((await travarEscritorios(tx, escritorios)) !== escritorios.length) throw usuariosErrors.escritorio_desconhecido();

  const id = await inserirUsuario(tx, { nome, email }).catch((error: unknown) => {
    if (!isUniqueViolation(error, 'usuarios_email')) throw error;
    throw usuariosErrors.email_em_uso({ campos: { email: usuariosErrors.email_em_uso().message } });
  });
  await inserirPapeis(tx, id, papeis);
  await inserirEscritorios(tx, id, escritorios);
  if (senha !== null) await deps.auth.setPassword(tx, id, senha);
  else await convidar(deps, ctx, { id, nome, email });
  await avisarPapeis(deps, { tx, now, actor: ctx.actor }, { id, nome, email }, papeis);
  return { id, email };
}

async function convidar(
  deps: UsuariosDeps,
  { tx, now }: UsuariosCtx,
  usuario: { id: string; nome: string; email: string },
) {
  const expira = new Date(deps.clock.now().getTime() + CONVITE_DIAS * DAY_MS);
  const token = await deps.auth.createPasswordToken(tx, usuario.id, expira);
  await deps.sendMail(tx, inviteMail(usuario, passwordLink(deps.auth.publicUrl, token), CONVITE_DIAS), now);
}

/** A new link for somebody whose invitation expired; older links stop working. */
export async function convidarDeNovo(deps: UsuariosDeps, ctx: UsuariosCtx, id: string): Promise<void> {
  const usuario = await load(ctx.tx, id);
  await endLinks(ctx.tx, id);
  await convidar(deps, ctx, usuario);
}

export async function concederPapeis(
  deps: UsuariosDeps,
  ctx: UsuariosCtx,
  id: string,
  nomes: readonly string[],
): Promise<Role[]> {
  const papeis = papeisValidos(nomes);
  const usuario = await load(ctx.tx, id);
  const concedidos = await inserirPapeis(ctx.tx, id, papeis);
  await avisarPapeis(deps, ctx, usuario, concedidos);
  return concedidos;
}

export async function retirarPapeis({ tx }: UsuariosCtx, id: string, nomes: readonly string[]): Promise<Role[]> {
  const papeis = papeisValidos(nomes);
  if (papeis.includes(GESTOR)) await guardarUltimoGestor(tx, id);
  else await load(tx, id);
  return removerPapeis(tx, id, papeis);
}

export async function desabilitarUsuario({ tx }: UsuariosCtx, id: string, motivo: string | null): Promise<void> {
  await guardarUltimoGestor(tx, id);
  if (!(await gravarDesabilitado(tx, id, true, motivo))) throw usuariosErrors.ja_desabilitado();
  await endSessions(tx, id);
  await endLinks(tx, id);
}

export async function habilitarUsuario({ tx }: UsuariosCtx, id: string): Promise<void> {
  await load(tx, id);
  if (!(await gravarDesabilitado(tx, id, false, null))) throw usuariosErrors.ja_habilitado();
}

export async function excluirUsuario({ tx }: UsuariosCtx, id: string): Promise<void> {
  await guardarUltimoGestor(tx, id);
  await endLinks(tx, id);
  if (!(await apagarUsuario(tx, id))) throw usuariosErrors.nao_encontrado();
}
