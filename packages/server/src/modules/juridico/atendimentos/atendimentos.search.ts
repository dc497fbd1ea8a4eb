/** Appointments in the search over everything: by number, the latest first. Source: decisions-legal (Report: Ctrl K). */
import { sql } from 'kysely';
import { searchCondition } from '#platform/db/list/index.ts';
import type { SearchHit, SearchSource } from '#platform/search/index.ts';
import { atendimentos } from './atendimento.record.ts';

const NUMERO = /^[0-9/]+$/;

export const atendimentosSource: SearchSource = {
  fonte: 'atendimentos',
  permission: 'atendimentos.ver',
  async find(ctx, busca, limite) {
    if (!NUMERO.test(busca.trim())) return [];
    const found = searchCondition(busca, ({ like }) => sql<boolean>`t.numero like ${like}`);
    return atendimentos.some<SearchHit>(ctx, {
      conditions: [found ?? sql<boolean>`false`],
      columns: sql`t.id, t.numero as titulo,
        concat_ws(' · ', to_char(t.data, 'DD/MM/YYYY'), t.escritorio_nome, t.situacao) as detalhe`,
      order: sql`t.comeca desc, t.id desc`,
      limit: limite,
    });
  },
};
