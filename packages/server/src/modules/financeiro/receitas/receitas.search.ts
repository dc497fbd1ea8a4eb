/**
 * Revenues in the search over everything: by item, description, payer and origin, the latest date first.
 * Source: issue 3 (Ctrl K); decisions §6.
 */
import { formatDataBr, formatReais } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { FRESH_PLAN } from '#platform/db/index.ts';
import type { SearchHit, SearchSource } from '#platform/search/index.ts';
import { buscaCondition } from './receitas.busca.ts';

interface Linha {
  id: string;
  itemReceita: string;
  empresa: string | null;
  parcela: string;
  data: string;
  valor: number;
}

const toHit = (linha: Linha): SearchHit => ({
  id: linha.id,
  titulo: [linha.itemReceita, linha.empresa].filter(Boolean).join(' · '),
  detalhe: [
    linha.parcela === '1/1' ? null : `parcela ${linha.parcela}`,
    formatDataBr(linha.data),
    formatReais(linha.valor),
  ]
    .filter(Boolean)
    .join(' · '),
});

export const receitasSource: SearchSource = {
  fonte: 'receitas',
  permission: 'receitas.ver',
  async find({ db }, busca, limite) {
    const found = await buscaCondition(db, busca, 'no-inicio');
    if (found === null) return [];
    const { rows } = await sql<Linha>`${sql.raw(FRESH_PLAN)}
      select r.id, i.nome as item_receita, r.empresa, r.parcela, r.data, r.valor
      from receitas r join itens_receita i on i.id = r.id_item_receita
      where r.id = any(array(select r.id from receitas r where ${found} order by r.data desc, r.id desc limit ${limite}))
      order by r.data desc, r.id desc`.execute(db);
    return rows.map(toHit);
  },
};
