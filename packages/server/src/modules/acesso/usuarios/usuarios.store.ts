/**
 * SQL of users, their roles and their offices.
 */

import type { Role } from '@sede/domain/access';
import { newId } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';

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
}

const USUARIO = sql`
  u.id, u.versao, u.nome, u.email, u.desabilitado, u.desabilitado_motivo, u.dois_fatores_ativo, u.ultimo_acesso_em,
  u.criado_em, u.atualizado_em,
  array(select p.papel from papeis_usuario p where p.usuario_id = u.id order by p.papel) as papeis,
  array(select e.escritorio_id::text from usuarios_escritorios e where e.usuario_id = u.id order by 1) as escritorios`;

export async function inserirUsuario(tx: Tx, usuario: { nome: string; email: string }): Promise<string> {
  const id = newId();
  await sql`insert into usuarios (id, nome, email) values (${id}::uuid, ${usuario.nome}, ${usuario.email})`.execute(tx);
  return id;
}

export async function findUsuario(db: Db | Tx, id: string): Promise<UsuarioRow | null> {
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
export async function inserirPapeis(tx: Tx, usuarioId: string, papeis: readonly Role[]): Promise<Role[]> {
  const novos = papeis.map((papel) => ({ id: newId(), papel }));
  const { rows } = await sql<{ papel: Role }>`
    insert into papeis_usuario (id, usuario_id, papel)
    select id, ${usuarioId}::uuid, papel
    from unnest(${novos.map(({ id }) => id)}::uuid[], ${novos.map(({ papel }) => papel)}::text[]) novo (id, papel)
    on conflict on constraint papeis_usuario_unico do nothing
    returning papel`.execute(tx);
  return rows.map(({ papel }) => papel);
}

export async function removerPapeis(tx: Tx, usuarioId: string, papeis: readonly Role[]): Promise<Role[]> {
  const { rows } = await sql<{ papel: Role }>`
    delete from papeis_usuario where usuario_id = ${usuarioId}::uuid and papel = any(${[...papeis]}::text[])
    returning papel`.execute(tx);
  return rows.map(({ papel }) => papel);
}

/** How many of these offices exist and are enabled; they stay so until the transaction ends. */
export async function travarEscritorios(tx: Tx, ids: readonly string[]): Promise<number> {
  const { rows } = await sql`
    select id from escritorios where id = any(${[...ids]}::uuid[]) and not desabilitado order by id for share`.execute(
    tx,
  );
  return rows.length;
}

export async function inserirEscritorios(tx: Tx, usuarioId: string, escritorios: readonly string[]): Promise<void> {
  const novos = escritorios.map((id) => ({ id: newId(), escritorio: id }));
  await sql`
    insert into usuarios_escritorios (id, usuario_id, escritorio_id)
    select id, ${usuarioId}::uuid, escritorio
    from unnest(${novos.map(({ id }) => id)}::uuid[], ${novos.map(({ escritorio }) => escritorio)}::uuid[]) novo (id, escritorio)
    on conflict on constraint usuarios_escritorios_unico do nothing`.execute(tx);
}

/** Locks out every other change of who is gestor_sistema, until the transaction ends. */
export async function travarGestores(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('sede.gestores', 0))`.execute(tx);
}

export async function contarGestoresAtivos(tx: Tx): Promise<number> {
  const { rows } = await sql<{ quantos: number }>`
    select count(*) as quantos from usuarios u
    where not u.desabilitado
      and exists (select 1 from papeis_usuario p where p.usuario_id = u.id and p.papel = 'gestor_sistema')`.execute(tx);
  return Number(rows[0]?.quantos ?? 0);
}

/** False when it already is so. */
export async function gravarDesabilitado(
  tx: Tx,
  id: string,
  desabilitado: boolean,
  motivo: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    update usuarios set desabilitado = ${desabilitado}, desabilitado_motivo = ${motivo}
    where id = ${id}::uuid and desabilitado <> ${desabilitado} returning id`.execute(tx);
  return rows.length === 1;
}

export async function apagarUsuario(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`delete from usuarios where id = ${id}::uuid returning id`.execute(tx);
  return rows.length === 1;
}

export async function emailsDeAprovadores(tx: Tx, exceto: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select u.email from usuarios u join papeis_usuario p on p.usuario_id = u.id and p.papel = 'aprovador'
    where not u.desabilitado and u.id <> ${exceto}::uuid order by u.email`.execute(tx);
  return rows.map(({ email }) => email);
}

export async function haUsuarios(db: Db | Tx): Promise<boolean> {
  const { rows } = await sql<{ ha: boolean }>`select exists (select 1 from usuarios) as ha`.execute(db);
  return rows[0]?.ha ?? false;
}
