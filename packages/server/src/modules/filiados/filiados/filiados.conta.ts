/**
 * A member's account: made with the record, invited, moved with the e-mail, let go of with the record, shut by the death.
 *
 * An address that is an account's already is nobody's to take: its holder confirms by mail, and another member's login stays theirs.
 * The login moves only while the account is a member's alone (`soFiliado`, held), so that whoever edits members never comes into
 * anybody's other rights; else the login stays, which the record tells (`conta.aviso`). The old address is offered 'Não fui eu' only
 * if its holder had proven it: a mistyped one must not become a key.
 * Errors: `filiados.email_nao_mudou`, `filiados.email_de_outra_pessoa`, `filiados.convite_*`, `usuarios.convite_*`.
 * Source: spec 2 §5, §7; decisions §8; decisions-members (Account, Membership).
 */
import {
  emailProvisorio,
  filiadosErrors,
  type NomesDoFiliado,
  nomeDoFiliado,
} from '@sede/domain/modules/filiados/filiados';
import { sql } from 'kysely';
import {
  type Conta,
  createConta,
  desabilitarUsuario,
  habilitarUsuario,
  hasOpenLink,
  inviteConta,
  lockConta,
  lockContaPorEmail,
  moveContaEmail,
  removeConta,
  type UsuariosCtx,
  type UsuariosDeps,
} from '#modules/acesso/usuarios/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { dropMailsTo } from '#platform/mail/index.ts';
import { filiados } from './filiado.record.ts';
import { createLink, endLinksOf } from './filiados.links.ts';
import { ligarMail, linkDeFiliado, naoFuiEuMail, novoEnderecoMail } from './filiados.mail.ts';

interface Pessoa extends NomesDoFiliado {
  id: string;
  email: string | null;
  usuarioId: string | null;
}
const real = (email: string | null | undefined): email is string => !!email && !emailProvisorio(email);

async function ownerOf(tx: Tx, usuarioId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from filiados where usuario_id = ${usuarioId}::uuid`.execute(tx);
  return rows[0]?.id ?? null;
}

/** With a real e-mail nobody signs in with yet: the account of a record that is about to be written. No mail. */
export function createContaDe(
  ctx: WriteContext,
  pessoa: NomesDoFiliado & { email?: string | null | undefined },
): Promise<string | null> {
  if (!real(pessoa.email)) return Promise.resolve(null);
  return createConta(ctx, { nome: nomeDoFiliado(pessoa), email: pessoa.email });
}

/** To the holder of the account whose address the record has. Out: whether there is one to ask. */
export async function askHolder(contas: UsuariosDeps, ctx: WriteContext, pessoa: Pessoa): Promise<boolean> {
  if (pessoa.usuarioId !== null || !real(pessoa.email)) return false;
  const conta = await lockContaPorEmail(contas, ctx, pessoa.email);
  if (!conta || conta.desabilitado || (await ownerOf(ctx.tx, conta.id)) !== null) return false;
  const { tx, now } = ctx;
  const { token, dias } = await createLink(
    tx,
    { tipo: 'ligar', filiadoId: pessoa.id, usuarioId: conta.id, email: conta.email },
    now,
  );
  const url = linkDeFiliado(contas.auth.publicUrl, token);
  await contas.sendMail(tx, ligarMail({ nome: conta.nome, para: conta.email, url, dias }), now);
  return true;
}

/** One member's invitation; whoever has no account gets one, or is asked whether the one with this address is theirs. */
export async function convidarFiliado(contas: UsuariosDeps, ctx: WriteContext, { id }: { id: string }): Promise<void> {
  const filiado = await filiados.lock(ctx, { id });
  if (filiado.falecido) throw filiadosErrors.convite_falecido();
  if (filiado.usuarioId !== null) return inviteConta(contas, ctx, await lockConta(contas, ctx, filiado.usuarioId));
  if (!real(filiado.email)) throw filiadosErrors.convite_sem_email();
  const usuarioId = await createContaDe(ctx, filiado);
  if (usuarioId === null) {
    if (!(await askHolder(contas, ctx, filiado))) throw filiadosErrors.email_de_outra_pessoa();
    return;
  }
  await filiados.update(ctx, filiado, { usuarioId });
  await inviteConta(contas, ctx, await lockConta(contas, ctx, usuarioId));
}

/** Both addresses are told; where nobody signs in yet, the new one gets the invitation if the old one had. */
async function tellMove(
  contas: UsuariosDeps,
  ctx: WriteContext<WriteContext['actor'] | null>,
  conta: Conta,
  { filiadoId, novo, convidado }: { filiadoId: string; novo: string; convidado: boolean },
): Promise<void> {
  const { tx, now } = ctx;
  const { nome, email: antigo, id: usuarioId } = conta;
  const { publicUrl } = contas.auth;
  if (conta.provado) {
    const { token, dias } = await createLink(tx, { tipo: 'nao_fui_eu', filiadoId, usuarioId, email: antigo }, now);
    const url = linkDeFiliado(publicUrl, token);
    await contas.sendMail(tx, naoFuiEuMail({ nome, para: antigo, url, dias, novo }), now);
  }
  if (conta.entra) {
    await contas.sendMail(tx, novoEnderecoMail({ nome, para: novo, antigo, url: `${publicUrl}/` }), now);
  } else if (convidado && !conta.desabilitado) {
    await inviteConta(contas, ctx, { ...conta, email: novo });
  }
}

/** The login goes to `novo`. The caller asked whether it may. */
export async function moveLogin(
  contas: UsuariosDeps,
  ctx: WriteContext<WriteContext['actor'] | null>,
  conta: Conta,
  { filiadoId, novo, provado = false }: { filiadoId: string; novo: string; provado?: boolean },
): Promise<void> {
  const convidado = await hasOpenLink(ctx.tx, conta.id);
  await moveContaEmail(contas, ctx, conta, { novo, provado });
  await tellMove(contas, ctx, conta, { filiadoId, novo, convidado });
}

/** Before a member's record gets another e-mail: the login goes first, and what it refuses refuses the save. */
export async function followMember(
  contas: UsuariosDeps,
  ctx: WriteContext,
  filiado: Pessoa,
  novo: string | null,
): Promise<void> {
  await endLinksOf(ctx.tx, filiado.id, ['ligar', 'email']);
  if (filiado.usuarioId === null || !real(novo)) return;
  const conta = await lockConta(contas, ctx, filiado.usuarioId);
  if (!conta.soFiliado || conta.email === novo) return;
  const other = await lockContaPorEmail(contas, ctx, novo);
  if (other) {
    const motivo = filiadosErrors.email_de_outra_pessoa().message;
    throw filiadosErrors.email_nao_mudou({ values: { motivo }, campos: { email: motivo } });
  }
  await moveLogin(contas, ctx, conta, { filiadoId: filiado.id, novo });
}

/** With a record deleted as a mistake. */
export async function removeContaDe(contas: UsuariosDeps, ctx: WriteContext, usuarioId: string | null): Promise<void> {
  if (usuarioId !== null) await removeConta(contas, ctx, usuarioId);
}

const FALECIMENTO = 'Falecimento registrado na ficha de filiado.';

/** Mail that waits for a dead person stops; an account that is only theirs is shut. */
export async function shutConta(
  contas: UsuariosDeps,
  ctx: UsuariosCtx,
  filiado: Pessoa & { emailFuncional: string | null },
): Promise<void> {
  await endLinksOf(ctx.tx, filiado.id, ['ligar', 'email', 'nao_fui_eu']);
  const conta = filiado.usuarioId === null ? null : await lockConta(contas, ctx, filiado.usuarioId);
  const own: string[] = [];
  for (const email of [filiado.email, filiado.emailFuncional, conta?.soFiliado ? conta.email : null]) {
    // An address that somebody else signs in with goes on being theirs.
    const holder = real(email) ? await lockContaPorEmail(contas, ctx, email) : null;
    if (real(email) && (holder === null || (holder.id === conta?.id && conta.soFiliado))) own.push(email);
  }
  await dropMailsTo(ctx.tx, own);
  if (conta?.soFiliado && !conta.desabilitado) await desabilitarUsuario(ctx, { id: conta.id }, FALECIMENTO);
}

/** Opens only what the death had shut. */
export async function reopenConta(contas: UsuariosDeps, ctx: WriteContext, usuarioId: string | null): Promise<void> {
  if (usuarioId === null) return;
  const conta = await lockConta(contas, ctx, usuarioId);
  if (conta.desabilitado && conta.desabilitadoMotivo === FALECIMENTO) await habilitarUsuario(ctx, { id: usuarioId });
}
