/** The closing of a finance month, described once: one row for each month that was ever closed. Source: decisions §7. */
import { FECHAMENTO_FIELDS, RELATORIO_FIELDS } from '@sede/domain/modules/financeiro/fechamentos';
import { fechamentoSchema } from '@sede/domain/modules/financeiro/fechamentos/contract';
import { sql } from 'kysely';
import type { RecordRow } from '#platform/db/record/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';

export type FechamentoRow = RecordRow<'fechamentos'>;

export const fechamentos = defineRecord({
  modulo: 'fechamentos',
  tabela: 'fechamentos',
  alias: 'f',
  schema: fechamentoSchema,
  visivel: todos,
  columns: sql`f.*`,
  // The screens read a month whole (`fechamento.mes.ts`), its closing with it.
  present: () => (row: FechamentoRow) => row,
  order: { mes: sql`f.mes` },
  fields: FECHAMENTO_FIELDS,
  children: { fechamentos_relatorios: RELATORIO_FIELDS },
});
