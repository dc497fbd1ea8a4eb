/** Versions of the list, described once. Whoever may import sees all of them. Source: decisions-members 'Name search'. */
import { versaoSchema } from '@sede/domain/modules/juridico/nomes-parcela/contract';
import { sql } from 'kysely';
import { defineRecord, todos } from '#platform/records/index.ts';

export const versoes = defineRecord({
  modulo: 'nomesParcela',
  tabela: 'nomesParcelaVersoes',
  alias: 'v',
  schema: versaoSchema,
  visivel: todos,
  columns: sql`v.id, v.versao, v.criado_em, v.atualizado_em, v.nome, v.linhas, v.na_acao, v.vigente, v.publicada_em,
    u.nome as enviada_por`,
  joins: sql`left join usuarios u on u.id = v.criado_por`,
  order: { publicadaEm: sql`v.publicada_em` },
  fields: {},
});
