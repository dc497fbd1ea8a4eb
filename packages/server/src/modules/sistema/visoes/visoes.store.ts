/**
 * Which view each list opens with, for whom (`visoes_padrao`), and which views stand at a person's home page
 * (`visoes_fixadas`). Source: docs/decisions/016, 051.
 */
import { newId } from '@sede/domain/kernel';
import type { VisaoPadrao } from '@sede/domain/modules/sistema/visoes';
import { sql } from 'kysely';
import type { Actor } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { propriaOuRecebida } from './visao.record.ts';

/** What each list opens with for this person; a view that is no longer shared with them does not count. */
export async function listVisoesPadrao(db: Db, leitor: Pick<Actor, 'usuarioId' | 'papeis'>): Promise<VisaoPadrao[]> {
  const { rows } = await sql<VisaoPadrao>`
    select v.id, v.lista, v.nome, v.consulta from visoes_padrao p join visoes v on v.id = p.visao_id
    where p.usuario_id = ${leitor.usuarioId}::uuid and ${propriaOuRecebida(leitor)}
    order by v.lista`.execute(db);
  return rows;
}

export async function setPadrao(
  tx: Tx,
  usuarioId: string,
  { id, lista }: { id: string; lista: string },
): Promise<void> {
  await sql`
    insert into visoes_padrao (id, usuario_id, lista, visao_id)
    values (${newId()}::uuid, ${usuarioId}::uuid, ${lista}, ${id}::uuid)
    on conflict on constraint visoes_padrao_uma_por_lista do update set visao_id = excluded.visao_id
    where visoes_padrao.visao_id <> excluded.visao_id`.execute(tx);
}

export async function unsetPadrao(tx: Tx, usuarioId: string, id: string): Promise<void> {
  await sql`delete from visoes_padrao where usuario_id = ${usuarioId}::uuid and visao_id = ${id}::uuid`.execute(tx);
}

/** The views at this person's home page, the oldest pin first; what is no longer shared with them does not count. */
export async function listFixadas(db: Db, leitor: Pick<Actor, 'usuarioId' | 'papeis'>): Promise<VisaoPadrao[]> {
  const { rows } = await sql<VisaoPadrao>`
    select v.id, v.lista, v.nome, v.consulta from visoes_fixadas f join visoes v on v.id = f.visao_id
    where f.usuario_id = ${leitor.usuarioId}::uuid and ${propriaOuRecebida(leitor)}
    order by f.fixada_em, v.id`.execute(db);
  return rows;
}

/** Pins a view of this person's sight, or takes it away; false where there is none. */
export async function setFixada(
  tx: Tx,
  leitor: Pick<Actor, 'usuarioId' | 'papeis'>,
  visao: string,
  { fixada, now }: { fixada: boolean; now: string },
): Promise<boolean> {
  const { rows } =
    await sql`select 1 as um from visoes v where v.id = ${visao}::uuid and ${propriaOuRecebida(leitor)}`.execute(tx);
  if (rows.length === 0) return false;
  const change = fixada
    ? sql`insert into visoes_fixadas (usuario_id, visao_id, fixada_em)
        values (${leitor.usuarioId}::uuid, ${visao}::uuid, ${now}::timestamptz) on conflict do nothing`
    : sql`delete from visoes_fixadas where usuario_id = ${leitor.usuarioId}::uuid and visao_id = ${visao}::uuid`;
  await change.execute(tx);
  return true;
}
