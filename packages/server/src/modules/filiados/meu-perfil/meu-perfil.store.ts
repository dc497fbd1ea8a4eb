/** Rows of the member's own page: which record is whose, which topics they chose, which consents they gave. Source: decisions-members (Account, Communication). */
import { newId } from '@sede/domain/kernel';
import type { Finalidade } from '@sede/domain/modules/filiados/pedidos-filiacao';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';

export async function findOwnId(db: Db | Tx, usuarioId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from filiados where usuario_id = ${usuarioId}::uuid`.execute(db);
  return rows[0]?.id ?? null;
}

/** The one record without account that has the proven address of this account; null where there is none, or more than one. */
export async function findLinkable(db: Db | Tx, usuarioId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string; quantas: number }>`
    select min(f.id::text) as id, count(*)::int as quantas
    from usuarios u join filiados f on lower(f.email) = lower(u.email) and f.usuario_id is null and not f.falecido
    where u.id = ${usuarioId}::uuid and u.email_verificado
      and not exists (select from filiados x where x.usuario_id = u.id)`.execute(db);
  return rows[0]?.quantas === 1 ? rows[0].id : null;
}

export async function listEscolhas(db: Db | Tx, filiadoId: string): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await sql<{ tema: string; recebe: boolean }>`
    select tema, recebe from filiado_temas where filiado_id = ${filiadoId}::uuid`.execute(db);
  return new Map(rows.map(({ tema, recebe }) => [tema, recebe]));
}

export async function listConsentimentos(db: Db | Tx, filiadoId: string) {
  const { rows } = await sql<{ id: string; finalidade: Finalidade; dadoEm: string }>`
    select id, finalidade, dado_em from consentimentos where filiado_id = ${filiadoId}::uuid and revogado_em is null
    order by dado_em, id`.execute(db);
  return rows;
}

/** Out: what it was for; null where there is none in force of this member. */
export async function revokeConsentimento(
  tx: Tx,
  { id, filiadoId, now }: { id: string; filiadoId: string; now: string },
): Promise<Finalidade | null> {
  const { rows } = await sql<{ finalidade: Finalidade }>`
    update consentimentos set revogado_em = ${now}::timestamptz
    where id = ${id}::uuid and filiado_id = ${filiadoId}::uuid and revogado_em is null returning finalidade`.execute(
    tx,
  );
  return rows[0]?.finalidade ?? null;
}

export async function writeEscolha(tx: Tx, filiadoId: string, tema: string, recebe: boolean): Promise<void> {
  await sql`insert into filiado_temas (id, filiado_id, tema, recebe)
    values (${newId()}::uuid, ${filiadoId}::uuid, ${tema}, ${recebe})
    on conflict (filiado_id, tema) do update set recebe = excluded.recebe
    where filiado_temas.recebe <> excluded.recebe`.execute(tx);
}
