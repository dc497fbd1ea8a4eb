/** What screens, pickers and spreadsheets read of law offices: found by words and by initials of the name. */
import type { InputOf } from '@sede/domain/contract';
import type { EscritorioOpcao } from '@sede/domain/modules/juridico/escritorios';
import type { escritoriosContract } from '@sede/domain/modules/juridico/escritorios/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';
import {
  allOf,
  inColumns,
  type OptionsInput,
  type PageQuery,
  readOptions,
  searchCondition,
} from '#platform/db/list/index.ts';

export type EscritoriosFilter = InputOf<typeof escritoriosContract.totals>;

const from = sql`from escritorios e`;
const search = inColumns(sql`sede.sem_acento(e.nome)`, sql`sede.iniciais(e.nome)`);

export const escritoriosQuery = ({ busca, desabilitado }: EscritoriosFilter): PageQuery => ({
  from,
  where: allOf([searchCondition(busca, search), desabilitado !== undefined && sql`e.desabilitado = ${desabilitado}`]),
  columns: sql`e.id, e.versao, e.criado_em, e.atualizado_em, e.nome, e.desabilitado`,
  order: { nome: sql`e.nome`, atualizadoEm: sql`e.atualizado_em` },
  id: sql`e.id`,
});

export const escritoriosOptions = (db: Db, input: OptionsInput) =>
  readOptions<EscritorioOpcao>(db, input, {
    from,
    columns: sql`e.id, e.nome, e.desabilitado`,
    id: sql`e.id`,
    nome: sql`e.nome`,
    desabilitado: sql`e.desabilitado`,
    search,
  });

/** Names for the history of what refers to offices. */
export async function escritorioNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; nome: string }>`
    select id, nome from escritorios where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}
