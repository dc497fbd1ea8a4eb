/** Retained taxes of a month and kind that were paid over, described once. Source: issue 4 (retained taxes); decision 032. */
import { RECOLHIMENTO_FIELDS } from '@sede/domain/modules/financeiro/despesas';
import { recolhimentoSchema } from '@sede/domain/modules/financeiro/despesas/contract';
import { sql } from 'kysely';
import { defineRecord, todos } from '#platform/records/index.ts';

/** Whoever may see what is owed sees what was paid over. */
export const recolhimentos = defineRecord({
  modulo: 'despesas',
  tabela: 'retencoesRecolhimentos',
  alias: 'x',
  schema: recolhimentoSchema,
  visivel: todos,
  columns: sql`x.id, x.versao, x.data_recolhimento as data, x.valor, x.id_despesa,
    (select concat_ws(' · ', i.nome, b.nome_beneficiario) from despesas d
      join itens_despesa i on i.id = d.id_item_despesa join beneficiarios b on b.id = d.id_beneficiario
      where d.id = x.id_despesa) as despesa`,
  order: { data: sql`x.data_recolhimento` },
  fields: RECOLHIMENTO_FIELDS,
});
