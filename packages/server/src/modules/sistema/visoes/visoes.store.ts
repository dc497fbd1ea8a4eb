/** The tables `visoes` and `visoes_padrao`. Source: docs/decisions/016. */
import { newId } from '@sede/domain/kernel';
import type { VisaoPadrao } from '@sede/domain/modules/sistema/visoes';
import { sql } from 'kysely';
import type { Actor } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { recordStore } from '#platform/db/record/index.ts';

export interface VisaoRow {
  id: string;
  versao: number;
  criadoEm: string;
  atualizadoEm: string;
  donoId: string;
  lista: string;
  nome: string;
  consulta: Record<string, string>;
  papeis: string[];
}

export const visoesStore = recordStore<'visoes', VisaoRow>('visoes');

/** A view with its owner's name, and whether the list opens with it for `usuarioId`. */
export type VisaoLinha = VisaoRow & { dono: string; padrao: boolean };

const linhas = (usuarioId: string) => sql`
  select v.id, v.versao, v.criado_em, v.atualizado_em, v.dono_id, v.lista, v.nome, v.consulta, v.papeis,
    u.nome as dono, p.id is not null as padrao
  from visoes v
  join usuarios u on u.id = v.dono_id
  left join visoes_padrao p on p.visao_id = v.id and p.usuario_id = ${usuarioId}::uuid`;

type Leitor = Pick<Actor, 'usuarioId' | 'papeis'>;

const sua = ({ usuarioId, papeis }: Leitor) =>
  sql`(v.dono_id = ${usuarioId}::uuid or v.papeis && ${[...papeis]}::text[])`;

/** Own and shared views of a list; with `todas`, also those shared with others. */
export async function listVisoes(db: Db, leitor: Leitor, lista: string, todas: boolean): Promise<VisaoLinha[]> {
  const { rows } = await sql<VisaoLinha>`${linhas(leitor.usuarioId)}
    where v.lista = ${lista} and (${sua(leitor)}${todas ? sql` or v.papeis <> '{}'` : sql``})
    order by v.nome, v.id`.execute(db);
  return rows;
}

export async function findVisao(db: Db | Tx, usuarioId: string, id: string): Promise<VisaoLinha | undefined> {
  const { rows } = await sql<VisaoLinha>`${linhas(usuarioId)} where v.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** What each list opens with for this person; a view that is no longer shared with them does not count. */
export async function listVisoesPadrao(db: Db, leitor: Leitor): Promise<VisaoPadrao[]> {
  const { rows } = await sql<VisaoPadrao>`
    select v.id, v.lista, v.nome, v.consulta from visoes_padrao p join visoes v on v.id = p.visao_id
    where p.usuario_id = ${leitor.usuarioId}::uuid and ${sua(leitor)}
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
