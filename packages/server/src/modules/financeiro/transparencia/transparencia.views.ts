/**
 * What screens and spreadsheets read of transparency documents.
 *
 * Found by words and initials of the name and by the uploader's e-mail. Days of the filter are São Paulo's.
 * Source: spec 1 §2.20, §3.6.
 */
import type { InputOf } from '@sede/domain/contract';
import { FUSO, platformErrors } from '@sede/domain/kernel';
import type { DocumentoTransparencia } from '@sede/domain/modules/financeiro/transparencia';
import type { transparenciaContract } from '@sede/domain/modules/financeiro/transparencia/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import { allOf, inColumns, type PageQuery, searchCondition } from '#platform/db/list/index.ts';
import { documentoColumns, fromDocumentos } from '../financeiro.arquivo.ts';

export type TransparenciaFilter = InputOf<typeof transparenciaContract.totals>;

const from = fromDocumentos('documentosTransparencia');
const columns = sql`${documentoColumns}, d.url`;
export const transparenciaSearch = inColumns(sql`d.busca`, sql`d.iniciais`);

/** The first instant of a São Paulo day, `days` later. */
const dayStart = (date: string, days: number) => sql`((${date}::date + ${days}::int)::timestamp at time zone ${FUSO})`;

export const transparenciaQuery = (filter: TransparenciaFilter): PageQuery => ({
  from,
  fromTotals: sql`from documentos_transparencia d`,
  where: allOf([
    searchCondition(filter.busca, transparenciaSearch),
    filter.carregadoDe !== undefined && sql`d.data_carregamento >= ${dayStart(filter.carregadoDe, 0)}`,
    filter.carregadoAte !== undefined && sql`d.data_carregamento < ${dayStart(filter.carregadoAte, 1)}`,
    filter.desabilitado !== undefined && sql`d.desabilitado = ${filter.desabilitado}`,
  ]),
  columns,
  order: {
    dataCarregamento: sql`d.data_carregamento`,
    nome: sql`d.nome`,
    email: sql`d.email`,
    atualizadoEm: sql`d.atualizado_em`,
  },
  id: sql`d.id`,
});

export async function getTransparencia(db: Db | Tx, id: string): Promise<DocumentoTransparencia> {
  const { rows } = await sql<DocumentoTransparencia>`select ${columns} ${from} where d.id = ${id}::uuid`.execute(db);
  if (!rows[0]) throw platformErrors.nao_encontrado();
  return rows[0];
}
