/**
 * SQL of notices and of the kinds that a person turned off. Every change notes a live event that names the people, not
 * the notices, so that only their own browsers receive it.
 */
import { type RawBuilder, sql } from 'kysely';
import { holdsRole } from '#platform/auth/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';

export interface AvisoRow {
  id: string;
  tipo: string;
  dados: object;
  registros: string[];
  criadoEm: string;
  lido: boolean;
}

/** The live event of these people's notices, read back by the write path at the end of the transaction. */
const noted = (usuarios: readonly string[]) => sql`sede.notar_evento('avisos', ${[...new Set(usuarios)]}::text[])`;

async function note(tx: Tx, usuarios: readonly string[]): Promise<void> {
  if (usuarios.length > 0) await sql`select ${noted(usuarios)}`.execute(tx);
}

type Quem = { ids: readonly string[]; papeis: null } | { ids: null; papeis: readonly string[] };

/** Enabled people who hold one of the roles and want this kind; `papeis` null: every one of `ids` who wants it. */
export const quemRecebe = (tipo: string, { ids, papeis }: Quem): RawBuilder<unknown> => sql`select u.id from usuarios u
  where not u.desabilitado and ${
    papeis ? holdsRole(sql`u.id`, papeis) : sql`u.id = any(${[...ids]}::uuid[])`
  } and not exists (select 1 from avisos_desligados d where d.usuario_id = u.id and d.tipo = ${tipo})
  order by u.id`;

export interface AvisoNovo {
  tipo: string;
  junta: string | null;
  dados: object;
  registros: readonly string[];
  criadoEm: string;
}

/** `destinos`: id of the new row and its person. An unread row of the same kind and `junta` takes the records in instead. */
export async function writeAvisos(
  tx: Tx,
  destinos: readonly { id: string; usuarioId: string }[],
  { tipo, junta, dados, registros, criadoEm }: AvisoNovo,
): Promise<void> {
  const usuarios = destinos.map(({ usuarioId }) => usuarioId);
  await sql`with gravados as (insert into avisos as a (id, usuario_id, tipo, junta, dados, registros, criado_em)
    select id, usuario, ${tipo}, ${junta}, ${JSON.stringify(dados)}::jsonb, ${[...registros]}::uuid[], ${criadoEm}::timestamptz
    from unnest(${destinos.map(({ id }) => id)}::uuid[], ${usuarios}::uuid[]) novo (id, usuario)
    on conflict (usuario_id, tipo, junta) where lido_em is null do update set dados = excluded.dados,
      criado_em = greatest(a.criado_em, excluded.criado_em),
      registros = array(select unnest(a.registros) union select unnest(excluded.registros)))
    select ${noted(usuarios)}`.execute(tx);
}

/** Takes the records out of the unread notices of these kinds; one that is left without any goes. */
export async function removeRegistros(tx: Tx, tipos: readonly string[], registros: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string; usuarioId: string; vazio: boolean }>`
    select id, usuario_id, registros <@ ${[...registros]}::uuid[] as vazio from avisos
    where lido_em is null and tipo = any(${[...tipos]}::text[]) and registros && ${[...registros]}::uuid[]
    order by id for update`.execute(tx);
  if (rows.length === 0) return;
  const ids = (vazio: boolean) => rows.filter((row) => row.vazio === vazio).map(({ id }) => id);
  await sql`delete from avisos where id = any(${ids(true)}::uuid[])`.execute(tx);
  await sql`update avisos set registros = array(select unnest(registros) except select unnest(${[...registros]}::uuid[]))
    where id = any(${ids(false)}::uuid[])`.execute(tx);
  await note(
    tx,
    rows.map(({ usuarioId }) => usuarioId),
  );
}

export async function countUnread(db: Db | Tx, usuarioId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from avisos
    where usuario_id = ${usuarioId}::uuid and lido_em is null`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Returns false when it is not theirs or does not exist; marking it twice changes nothing. */
export async function markRead(tx: Tx, usuarioId: string, id: string, now: string): Promise<boolean> {
  const { rows } = await sql`update avisos set lido_em = coalesce(lido_em, ${now}::timestamptz)
    where id = ${id}::uuid and usuario_id = ${usuarioId}::uuid returning id`.execute(tx);
  if (rows.length === 1) await note(tx, [usuarioId]);
  return rows.length === 1;
}

/** These, and with `antigos` every older one. */
export async function markAllRead(
  tx: Tx,
  usuarioId: string,
  { ids, antigos, now }: { ids: readonly string[]; antigos: boolean; now: string },
): Promise<void> {
  const older = antigos
    ? sql`or criado_em < (select min(v.criado_em) from avisos v
        where v.usuario_id = ${usuarioId}::uuid and v.id = any(${[...ids]}::uuid[]))`
    : sql``;
  await sql`update avisos set lido_em = ${now}::timestamptz
    where usuario_id = ${usuarioId}::uuid and lido_em is null and (id = any(${[...ids]}::uuid[]) ${older})`.execute(tx);
  await note(tx, [usuarioId]);
}

export async function listDesligados(db: Db | Tx, usuarioId: string): Promise<string[]> {
  const { rows } = await sql<{ tipo: string }>`select tipo from avisos_desligados
    where usuario_id = ${usuarioId}::uuid`.execute(db);
  return rows.map(({ tipo }) => tipo);
}

export async function setTipoLigado(tx: Tx, usuarioId: string, tipo: string, ligado: boolean): Promise<void> {
  const change = ligado
    ? sql`delete from avisos_desligados where usuario_id = ${usuarioId}::uuid and tipo = ${tipo}`
    : sql`insert into avisos_desligados (usuario_id, tipo) values (${usuarioId}::uuid, ${tipo}) on conflict do nothing`;
  await change.execute(tx);
}

/** Read ones older than the first instant, any older than the second. */
export async function removeOld(db: Db, lidosAte: string, todosAte: string): Promise<number> {
  const { numAffectedRows } = await sql`delete from avisos where criado_em < ${todosAte}::timestamptz
    or (criado_em < ${lidosAte}::timestamptz and lido_em is not null)`.execute(db);
  return Number(numAffectedRows ?? 0);
}
