/**
 * Accounts that another module's record stands for: a member's. Made without password or mail, invited, moved to another address,
 * undone, let go of.
 *
 * Whoever keeps members is no administrator: everything here that could hand somebody else's power over asks first whether the
 * account is only of a member (`soFiliado`): the role filiado, no other, and no setting that names people by this address. Roles are
 * given under the lock of the user's row, which `lockConta` takes: of both at once one comes after the other.
 * Errors: `usuarios.email_em_uso`. Source: decisions-members (Account).
 */
import type { Role } from '@sede/domain/access';
import { usuariosErrors } from '@sede/domain/modules/acesso/usuarios';
import { sql } from 'kysely';
import { followEmail, namesEmail } from '#modules/sistema/configuracoes/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { endLinks, endSessions, recordUserLog } from '#platform/auth/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { inSavepoint } from '#platform/many/index.ts';
import { passwordLink } from '../conta/index.ts';
import { convidar } from './usuarios.convite.ts';
import type { UsuariosCtx, UsuariosDeps } from './usuarios.deps.ts';
import { refusingEmailEmUso } from './usuarios.email.ts';
import {
  deleteUsuario,
  findUsuarioPorEmail,
  insertPapeis,
  insertUsuario,
  lockUsuario,
  markChanged,
  removePapeis,
  type UsuarioRow,
  writeEmail,
} from './usuarios.store.ts';

const FILIADO = 'filiado' satisfies Role;

export interface Conta extends Pick<UsuarioRow, 'id' | 'nome' | 'email' | 'desabilitado' | 'entra'> {
  desabilitadoMotivo: string | null;
  /** The mailbox was proven by a link. */
  provado: boolean;
  soFiliado: boolean;
}

const contaOf = async (deps: UsuariosDeps, tx: Tx, usuario: UsuarioRow): Promise<Conta> => {
  const { id, nome, email, desabilitado, desabilitadoMotivo, entra, papeis } = usuario;
  const { rows } = await sql<{ provado: boolean }>`
    select email_verificado as provado from usuarios where id = ${id}::uuid`.execute(tx);
  const onlyRole = papeis.length === 1 && papeis[0] === FILIADO;
  const soFiliado = onlyRole && !(await namesEmail(tx, deps.settings, email));
  return { id, nome, email, desabilitado, desabilitadoMotivo, entra, provado: rows[0]?.provado ?? false, soFiliado };
};

/** The account, held until the commit: nobody gives it a role meanwhile. */
export async function lockConta(deps: UsuariosDeps, ctx: UsuariosCtx, id: string): Promise<Conta> {
  return contaOf(deps, ctx.tx, await lockUsuario(ctx, { id }));
}

/** Whose the address is, if anybody's; held. */
export async function lockContaPorEmail(deps: UsuariosDeps, ctx: UsuariosCtx, email: string): Promise<Conta | null> {
  const usuario = await findUsuarioPorEmail(ctx.tx, email);
  return usuario ? lockConta(deps, ctx, usuario.id) : null;
}

/** A new account with role filiado, without password and without mail; null where the address is an account's already. */
export async function createConta(ctx: WriteContext, pessoa: { nome: string; email: string }): Promise<string | null> {
  if (await findUsuarioPorEmail(ctx.tx, pessoa.email)) return null;
  try {
    // Two who take one address at the same moment: the index refuses the second, whose record stands without an account.
    const id = await inSavepoint(ctx, () => refusingEmailEmUso(insertUsuario(ctx.tx, pessoa)));
    await insertPapeis(ctx.tx, id, [FILIADO]);
    return id;
  } catch (error) {
    if (usuariosErrors.email_em_uso.code === (error as { code?: string }).code) return null; // what it was thrown as, above
    throw error;
  }
}

/** The link by which a password is chosen; older links end. */
export async function inviteConta(deps: UsuariosDeps, ctx: UsuariosCtx, conta: Conta): Promise<void> {
  if (conta.desabilitado) throw usuariosErrors.convite_desabilitado();
  if (conta.entra) throw usuariosErrors.convite_aceito();
  await endLinks(ctx.tx, conta.id);
  await convidar(deps, ctx, conta);
}

/** Whether an invitation, or another link to choose the password, waits. */
export async function hasOpenLink(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from auth.verificacoes where valor = ${id} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Gives the role to an account that a member's record is linked to from now on. */
export async function grantFiliado({ tx }: Pick<UsuariosCtx, 'tx'>, id: string): Promise<void> {
  if ((await insertPapeis(tx, id, [FILIADO])).length > 0) await markChanged(tx, id);
}

/** Sessions and links end, except the session that asks; settings that name people follow. The caller tells the addresses. */
export async function moveContaEmail(
  deps: UsuariosDeps,
  ctx: UsuariosCtx,
  conta: Conta,
  { novo, provado = false }: { novo: string; provado?: boolean },
): Promise<void> {
  const { tx, actor } = ctx;
  await refusingEmailEmUso(writeEmail(tx, conta.id, novo));
  if (provado) await proveContaEmail(tx, conta.id);
  await followEmail(tx, deps.settings, conta.email, novo);
  await endSessions(tx, conta.id, actor?.usuarioId === conta.id ? actor.sessaoId : null);
  await endLinks(tx, conta.id);
}

export async function proveContaEmail(tx: Tx, id: string): Promise<void> {
  await sql`update usuarios set email_verificado = true where id = ${id}::uuid and not email_verificado`.execute(tx);
}

/**
 * Somebody else may have chosen password and second step meanwhile: both go, and the proven address gets a link to choose anew.
 * Out: that link.
 */
export async function restartConta(deps: UsuariosDeps, { tx, now }: UsuariosCtx, id: string): Promise<string> {
  await sql`update auth.contas set senha = null where usuario_id = ${id}::uuid and senha is not null`.execute(tx);
  await sql`update usuarios set dois_fatores_ativo = false where id = ${id}::uuid and dois_fatores_ativo`.execute(tx);
  await sql`delete from auth.dois_fatores where usuario_id = ${id}::uuid`.execute(tx);
  await endSessions(tx, id);
  await endLinks(tx, id);
  await recordUserLog(tx, { usuarioId: id, tipo: 'email_devolvido', dados: {} }, now);
  const expira = new Date(Date.parse(now) + 86_400_000);
  return passwordLink(deps.auth.publicUrl, await deps.auth.createPasswordToken(tx, id, expira));
}

/** With its record: an account that is only a member's goes, of another only that role. */
export async function removeConta(deps: UsuariosDeps, ctx: UsuariosCtx, id: string): Promise<void> {
  const conta = await lockConta(deps, ctx, id);
  if (conta.soFiliado) {
    await endLinks(ctx.tx, id);
    await deleteUsuario(ctx.tx, id);
  } else if ((await removePapeis(ctx.tx, id, [FILIADO])).length > 0) await markChanged(ctx.tx, id);
}
