/** Which view each list opens with, for whom (`visoes_padrao`). Source: docs/decisions/016. */
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
