/**
 * What screens, pickers and spreadsheets read of events.
 *
 * Found by words of name, description and people responsible, and by the initials of the name; a picker without the
 * events' roles learns id and name only. Source: spec 1 §2.21, §3.6; decisions §4, §7.
 */
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import type { Evento, EventoOpcao } from '@sede/domain/modules/financeiro/eventos';
import type { eventosContract } from '@sede/domain/modules/financeiro/eventos/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import {
  allOf,
  inColumns,
  type OptionsInput,
  type PageQuery,
  readOptions,
  searchCondition,
} from '#platform/db/list/index.ts';

export type EventosFilter = InputOf<typeof eventosContract.totals>;

export const eventosSearch = inColumns(sql`e.busca`, sql`e.iniciais`);

const from = sql`from eventos e left join documentos d on d.id = e.id_documento`;
const columns = sql`e.id, e.versao, e.criado_em, e.atualizado_em, e.tipo, e.nome, e.areas, e.descricao, e.data_inicio,
  e.data_fim, e.publicos_alvo, e.responsaveis, e.relacao_documentos, e.id_documento, d.nome as nome_documento,
  e.desabilitado`;

export const eventosQuery = (filter: EventosFilter): PageQuery => ({
  from,
  fromTotals: sql`from eventos e`,
  where: allOf([
    searchCondition(filter.busca, eventosSearch),
    filter.tipo && sql`e.tipo = any(${filter.tipo})`,
    filter.areas && sql`e.areas && ${filter.areas}`,
    filter.publicosAlvo && sql`e.publicos_alvo && ${filter.publicosAlvo}`,
    filter.idDocumento && sql`e.id_documento = any(${filter.idDocumento}::uuid[])`,
    filter.inicioDe !== undefined && sql`e.data_inicio >= ${filter.inicioDe}::date`,
    filter.inicioAte !== undefined && sql`e.data_inicio <= ${filter.inicioAte}::date`,
    filter.desabilitado !== undefined && sql`e.desabilitado = ${filter.desabilitado}`,
  ]),
  columns,
  order: {
    dataInicio: sql`e.data_inicio`,
    dataFim: sql`e.data_fim`,
    nome: sql`e.nome`,
    tipo: sql`e.tipo`,
    atualizadoEm: sql`e.atualizado_em`,
  },
  id: sql`e.id`,
});

export async function getEvento(db: Db | Tx, id: string): Promise<Evento> {
  const { rows } = await sql<Evento>`select ${columns} ${from} where e.id = ${id}::uuid`.execute(db);
  if (!rows[0]) throw platformErrors.nao_encontrado();
  return rows[0];
}

export const eventosOptions = (db: Db, input: OptionsInput) =>
  readOptions<EventoOpcao>(db, input, {
    from: sql`from eventos e`,
    columns: sql`e.id, e.nome`,
    id: sql`e.id`,
    nome: sql`e.nome`,
    desabilitado: sql`e.desabilitado`,
    search: inColumns(sql`sede.sem_acento(e.nome)`, sql`e.iniciais`),
  });
