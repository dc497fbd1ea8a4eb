/**
 * Who is notified of changes that concern money: a role granted, the e-mail changed of somebody who holds one.
 *
 * aprovador, admin_financeiro, and the addresses of the settings that name people. Mails go to the person and to every
 * enabled approver, in the transaction of the change. Source: decisions §7.
 */

import { isRole, roleLabel } from '@sede/domain/access';
import { papeisAvisados, USUARIOS_AVISOS } from '@sede/domain/modules/acesso/usuarios';
import { notify } from '#modules/sistema/avisos/index.ts';
import type { UsuariosCtx, UsuariosDeps } from './usuarios.deps.ts';
import { emailNoticeMail, roleNoticeMail } from './usuarios.mail.ts';
import { emailsDeAprovadores, findUsuarioPorEmail } from './usuarios.store.ts';

interface Pessoa {
  id: string;
  nome: string;
  email: string;
}

async function notifyConcessao(
  { sendMail }: UsuariosDeps,
  { tx, now, actor }: UsuariosCtx,
  { id, nome, email }: Pessoa,
  papeis: readonly string[],
): Promise<void> {
  for (const para of [email, ...(await emailsDeAprovadores(tx, id))]) {
    await sendMail(tx, roleNoticeMail({ para, nome, email, papeis, por: actor?.nome ?? null }), now);
  }
}

export async function notifyPapeis(
  deps: UsuariosDeps,
  ctx: UsuariosCtx,
  pessoa: Pessoa,
  concedidos: readonly string[],
): Promise<void> {
  const avisados = papeisAvisados(concedidos);
  if (avisados.length > 0) await notifyConcessao(deps, ctx, pessoa, avisados.map(roleLabel));
}

/** A notice in the person's own bell, whatever the role. */
export async function ringBell(
  ctx: UsuariosCtx,
  id: string,
  { dados, tirados }: { dados: readonly string[]; tirados: readonly string[] },
): Promise<void> {
  const por = ctx.actor?.nome ?? null;
  for (const [aviso, papeis] of [
    [USUARIOS_AVISOS.concedido, dados],
    [USUARIOS_AVISOS.retirado, tirados],
  ] as const) {
    const perfis = papeis.filter(isRole).map(roleLabel);
    if (perfis.length > 0) await notify(ctx, { aviso, para: [id], dados: { por, perfis } });
  }
}

/** For users whom the setting called `rotulo` did not name before. */
export async function notifyNomeados(
  deps: UsuariosDeps,
  ctx: UsuariosCtx,
  rotulo: string,
  emails: readonly string[],
): Promise<void> {
  for (const email of emails) {
    const pessoa = await findUsuarioPorEmail(ctx.tx, email);
    if (pessoa) await notifyConcessao(deps, ctx, pessoa, [rotulo]);
  }
}

/** The old address is always notified; the approvers only when the person moves money. */
export async function notifyTrocaDeEmail(
  { sendMail }: UsuariosDeps,
  { tx, now, actor }: UsuariosCtx,
  { id, nome, email: antigo, papeis }: Pessoa & { papeis: readonly string[] },
  { novo, nomeado }: { novo: string; nomeado: boolean },
): Promise<void> {
  const aprovadores = nomeado || papeisAvisados(papeis).length > 0 ? await emailsDeAprovadores(tx, id) : [];
  for (const para of [antigo, ...aprovadores]) {
    await sendMail(tx, emailNoticeMail({ para, nome, antigo, novo, por: actor?.nome ?? null }), now);
  }
}
