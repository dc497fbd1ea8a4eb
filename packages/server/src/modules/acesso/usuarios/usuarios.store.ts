/**
 * SQL of users, their roles and their offices.
 *
 * `entra` says whether the user has a password, hence can sign in; an invitation that waits is a link in
 * `auth.verificacoes`. Roles and offices are rows of their own: `markChanged` counts their change as one of the user.
 */

import type { Role } from '@sede/domain/access';
import { newId, todayInSaoPaulo } from '@sede/domain/kernel';
import { usuariosErrors, usuariosMessages } from '@sede/domain/modules/acesso/usuarios';
import { sql } from 'kysely';
import type { Who } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { ENTRA, ESCRITORIOS, PAPEIS, usuarios } from './usuario.record.ts';
import type { Alvo, UsuariosCtx } from './usuarios.deps.ts';

export interface UsuarioRow {
  id: string;
  versao: number;
  nome: string;
  email: string;
  desabilitado: boolean;
  desabilitadoMotivo: string | null;
  doisFatoresAtivo: boolean;
  ultimoAcessoEm: string | null;
  criadoEm: string;
  atualizadoEm: string;
  papeis: string[];
  escritorios: string[];
  entra: boolean;
}

const USUARIO = sql`
  u.id, u.versao, u.nome, u.email, u.desabilitado, u.desabilitado_motivo, u.dois_fatores_ativo, u.ultimo_acesso_em,
  u.criado_em, u.atualizado_em, ${ENTRA} as entra,
  ${PAPEIS} as papeis, ${ESCRITORIOS('id')} as escritorios`;

/**
 * Whom the command line and the first access hold a row for: a person without a name. Everybody's row (`todos`) is
 * theirs too.
 */
const NOBODY: Who = { usuarioId: '', nome: '', email: '', papeis: [], escritorios: [] };

/** The user, held until the transaction ends. */
export async function lockUsuario({ tx, now, actor }: UsuariosCtx, { id, versao }: Alvo): Promise<UsuarioRow> {
  const writer = { db: tx, tx, today: todayInSaoPaulo(new Date(now)), actor: actor ?? NOBODY };
  await usuarios.lock(writer, versao === undefined ? { id } : { id, versao });
  const usuario = await findUsuario(tx, id);
  if (!usuario) throw usuariosErrors.nao_encontrado();
  return usuario;
}

/** A new version for a change that stands in another table; the audit has that table's entry. */
export async function markChanged(tx: Tx, id: string): Promise<void> {
  await sql`update usuarios set nome = nome where id = ${id}::uuid`.execute(tx);
}

export async function writeNome(tx: Tx, id: string, nome: string): Promise<void> {
  await sql`update usuarios set nome = ${nome} where id = ${id}::uuid`.execute(tx);
}

export async function markConviteCopiado(tx: Tx, id: string, now: string): Promise<void> {
  await sql`update usuarios set convite_copiado_em = ${now}::timestamptz where id = ${id}::uuid`.execute(tx);
}

/** The mailbox of the new address is not proven yet. */
export async function writeEmail(tx: Tx, id: string, email: string): Promise<void> {
  await sql`update usuarios set email = ${email}, email_verificado = false where id = ${id}::uuid`.execute(tx);
}

export async function insertUsuario(tx: Tx, usuario: { nome: string; email: string }): Promise<string> {
  const id = newId();
  await sql`insert into usuarios (id, nome, email) values (${id}::uuid, ${usuario.nome}, ${usuario.email})`.execute(tx);
  return id;
}

async function findUsuario(db: Db | Tx, id: string): Promise<UsuarioRow | null> {
  const { rows } = await sql<UsuarioRow>`select ${USUARIO} from usuarios u where u.id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

export async function findUsuarioPorEmail(db: Db | Tx, email: string): Promise<UsuarioRow | null> {
  const { rows } = await sql<UsuarioRow>`select ${USUARIO} from usuarios u where lower(u.email) = ${email}`.execute(db);
  return rows[0] ?? null;
}

export async function listUsuarios(db: Db): Promise<UsuarioRow[]> {
  const { rows } = await sql<UsuarioRow>`select ${USUARIO} from usuarios u order by u.nome, u.id`.execute(db);
  return rows;
}

/** The roles that were not held before. */
export async function insertPapeis(tx: Tx, usuarioId: string, papeis: readonly Role[]): Promise<Role[]> {
  const novos = papeis.map((papel) => ({ id: newId(), papel }));
  const { rows } = await sql<{ papel: Role }>`
    insert into papeis_usuario (id, usuario_id, papel)
    select id, ${usuarioId}::uuid, papel
    from unnest(${novos.map(({ id }) => id)}::uuid[], ${novos.map(({ papel }) => papel)}::text[]) novo (id, papel)
    on conflict on constraint papeis_usuario_unico do nothing
    returning papel`.execute(tx);
  return rows.map(({ papel }) => papel);
}

export async function removePapeis(tx: Tx, usuarioId: string, papeis: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ papel: string }>`
    delete from papeis_usuario where usuario_id = ${usuarioId}::uuid and papel = any(${[...papeis]}::text[])
    returning papel`.execute(tx);
  return rows.map(({ papel }) => papel);
}

/** How many of these offices exist and are enabled; they stay so until the transaction ends. */
export async function lockEscritorios(tx: Tx, ids: readonly string[]): Promise<number> {
  const { rows } = await sql`
    select id from escritorios where id = any(${[...ids]}::uuid[]) and not desabilitado order by id for share`.execute(
    tx,
  );
  return rows.length;
}

export async function insertEscritorios(tx: Tx, usuarioId: string, escritorios: readonly string[]): Promise<void> {
  const novos = escritorios.map((id) => ({ id: newId(), escritorio: id }));
  await sql`
    insert into usuarios_escritorios (id, usuario_id, escritorio_id)
    select id, ${usuarioId}::uuid, escritorio
    from unnest(${novos.map(({ id }) => id)}::uuid[], ${novos.map(({ escritorio }) => escritorio)}::uuid[]) novo (id, escritorio)
    on conflict on constraint usuarios_escritorios_unico do nothing`.execute(tx);
}

/** Of users who came over, by their old keys. */
export async function insertRepresentantes(tx: Tx, escritorioId: string, origens: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from usuarios where id_origem = any(${origens}) order by id`.execute(tx);
  for (const { id } of rows) await insertEscritorios(tx, id, [escritorioId]);
}

export async function removeEscritorios(tx: Tx, usuarioId: string, escritorios: readonly string[]): Promise<void> {
  await sql`delete from usuarios_escritorios
    where usuario_id = ${usuarioId}::uuid and escritorio_id = any(${[...escritorios]}::uuid[])`.execute(tx);
}

/** Locks out every other change of who is gestor_sistema, until the transaction ends. */
export async function lockGestores(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('sede.gestores', 0))`.execute(tx);
}

/** Enabled gestores besides this one, and how many of them can sign in. */
export async function countOtherGestores(tx: Tx, exceto: string): Promise<{ habilitados: number; queEntram: number }> {
  const { rows } = await sql<{ habilitados: number; queEntram: number }>`
    select count(*)::int as habilitados, (count(*) filter (where ${ENTRA}))::int as que_entram from usuarios u
    where not u.desabilitado and u.id <> ${exceto}::uuid
      and exists (select 1 from papeis_usuario p where p.usuario_id = u.id and p.papel = 'gestor_sistema')`.execute(tx);
  return rows[0] ?? { habilitados: 0, queEntram: 0 };
}

export async function writeDesabilitado(
  tx: Tx,
  id: string,
  desabilitado: boolean,
  motivo: string | null,
): Promise<void> {
  await sql`update usuarios set desabilitado = ${desabilitado}, desabilitado_motivo = ${motivo}
    where id = ${id}::uuid`.execute(tx);
}

export async function deleteUsuario(tx: Tx, id: string): Promise<void> {
  await sql`delete from usuarios where id = ${id}::uuid`.execute(tx);
}

export async function emailsDeAprovadores(tx: Tx, exceto: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select u.email from usuarios u join papeis_usuario p on p.usuario_id = u.id and p.papel = 'aprovador'
    where not u.desabilitado and u.id <> ${exceto}::uuid order by u.email`.execute(tx);
  return rows.map(({ email }) => email);
}

/** Why somebody whose session ended cannot just come back, in words: disabled, deleted, another e-mail; null when they can. */
export async function motivoDaPerda(
  db: Db,
  { usuarioId, email }: { usuarioId: string; email: string },
): Promise<string | null> {
  const { rows } = await sql<{ email: string; desabilitado: boolean; desabilitadoMotivo: string | null }>`
    select email, desabilitado, desabilitado_motivo from usuarios where id = ${usuarioId}::uuid`.execute(db);
  const [atual] = rows;
  if (!atual) return usuariosMessages.acessoExcluido;
  if (atual.desabilitado) return usuariosMessages.acessoDesabilitado(atual.desabilitadoMotivo);
  return atual.email === email ? null : usuariosMessages.emailMudou(atual.email);
}

export async function haUsuarios(db: Db | Tx): Promise<boolean> {
  const { rows } = await sql<{ ha: boolean }>`select exists (select 1 from usuarios) as ha`.execute(db);
  return rows[0]?.ha ?? false;
}
