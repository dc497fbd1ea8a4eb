/**
 * Revenues in the search over everything: by item, description, payer and origin, the nearest date first.
 * Source: issue 3 (Ctrl K); decisions §6.
 */
import { formatDataBr, formatReais } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { searchWords } from '#platform/db/list/index.ts';
import { findNearest, type SearchHit, type SearchSource } from '#platform/search/index.ts';
import { receitas } from './receita.record.ts';
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
  async find(ctx, busca, limite) {
    const found = await buscaCondition(ctx.db, busca, 'no-inicio');
    if (found === null) return [];
    const linhas = await findNearest<Linha>(receitas, ctx, limite, {
      // As the list, which leaves out what was imported with a date outside; the order's index does too.
      conditions: [found, sql<boolean>`not r.data_fora`],
      words: searchWords(busca).length,
      columns: sql`r.id, i.nome as item_receita, r.empresa, r.parcela, r.data, r.valor`,
      date: sql`r.data`,
      id: sql`r.id`,
      dateOf: ({ data }) => data,
    });
    return linhas.map(toHit);
  },
};
