/** Dashboards of BI, described once: whoever opens the page sees all that are not removed. Source: spec 3 §2.15, §4. */
import { DASHBOARD_FIELDS } from '@sede/domain/modules/bi/dashboards';
import { dashboardSchema } from '@sede/domain/modules/bi/dashboards/contract';
import { sql } from 'kysely';
import { defineRecord, todos } from '#platform/records/index.ts';

export const dashboards = defineRecord({
  modulo: 'dashboards',
  tabela: 'dashboards',
  alias: 'd',
  schema: dashboardSchema,
  visivel: todos,
  existe: sql`d.situacao = 'Ativo'`,
  columns: sql`d.id, d.versao, d.criado_em, d.atualizado_em, d.nome, d.url, d.carregado_por, d.incluido_em, d.situacao`,
  order: { nome: sql`d.nome` },
  notNull: ['nome'],
  fields: DASHBOARD_FIELDS,
});
