/** What was signed, reopened or typed of an account's month, described once. Source: issue 4 (monthly conciliação). */
import { CONCILIACAO_FIELDS } from '@sede/domain/modules/financeiro/conciliacoes';
import { assinaturaSchema } from '@sede/domain/modules/financeiro/conciliacoes/contract';
import { sql } from 'kysely';
import type { RecordRow } from '#platform/db/record/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';
import { nomesDosRegistros } from '../extratos/index.ts';

export type ConciliacaoRow = RecordRow<'conciliacoes'>;

export const conciliacoes = defineRecord({
  modulo: 'conciliacoes',
  tabela: 'conciliacoes',
  alias: 'm',
  schema: assinaturaSchema,
  visivel: todos,
  columns: sql`m.*`,
  // The screens read a month whole (`conciliacoes.views.ts`), its row with it.
  present: () => (row: ConciliacaoRow) => row,
  order: { mes: sql`m.mes` },
  fields: CONCILIACAO_FIELDS,
  names: nomesDosRegistros,
});
