/** Holidays that staff keep, described once: whoever sees the page sees all. Source: decisions-legal (Agendas: feriados). */
import {
  type Calendario,
  calendarioCom,
  FERIADO_FIELDS,
  type FeriadoGuardado,
} from '@sede/domain/modules/juridico/feriados';
import { feriadoSchema } from '@sede/domain/modules/juridico/feriados/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';

export const feriados = defineRecord({
  modulo: 'feriados',
  tabela: 'feriados',
  alias: 'f',
  schema: feriadoSchema,
  visivel: todos,
  columns: sql`f.id, f.versao, f.criado_em, f.atualizado_em, f.data, f.nome, f.usos, f.tribunais, f.origem`,
  order: { data: sql`f.data` },
  notNull: ['data'],
  fields: FERIADO_FIELDS,
});

/** What counts today, of every year: the table is small. For deadlines and agendas. */
export async function readCalendario(db: Db | Tx): Promise<Calendario> {
  const { rows } = await sql<FeriadoGuardado>`select data, nome, usos, tribunais, origem from feriados`.execute(db);
  return calendarioCom(rows);
}
