/** Payment batches in the search over everything: by number and description, the latest first. Source: issue 3, issue 4. */
import { formatContagem, formatReais } from '@sede/domain/kernel';
import { SITUACAO_BORDERO_ROTULOS, type SituacaoBordero } from '@sede/domain/modules/financeiro/borderos';
import { sql } from 'kysely';
import { searchCondition } from '#platform/db/list/index.ts';
import type { SearchSource } from '#platform/search/index.ts';
import { borderos, borderosSearch } from './bordero.record.ts';

interface Linha {
  id: string;
  numero: number;
  descricao: string;
  situacao: SituacaoBordero;
  quantidade: number;
  valorPago: number;
}

export const borderosSource: SearchSource = {
  fonte: 'borderos',
  permission: 'borderos.ver',
  async find(ctx, busca, limite) {
    const found = searchCondition(busca, borderosSearch);
    if (found === null) return [];
    const linhas = await borderos.some<Linha>(ctx, {
      conditions: [found],
      order: sql`b.numero desc`,
      limit: limite,
    });
    return linhas.map(({ id, numero, descricao, situacao, quantidade, valorPago }) => ({
      id,
      titulo: `Borderô nº ${numero} · ${descricao}`,
      detalhe: [
        SITUACAO_BORDERO_ROTULOS[situacao],
        formatContagem(quantidade, 'despesa', 'despesas'),
        formatReais(valorPago),
      ].join(' · '),
    }));
  },
};
