/**
 * Expenses in the search over everything: by item, beneficiary, document, description and instalment, the nearest due
 * date first; only those that the person may see. Source: issue 3 (Ctrl K); decisions §6, §7.
 */
import { formatDataBr, formatReais } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { searchWords } from '#platform/db/list/index.ts';
import { findNearest, type SearchHit, type SearchSource } from '#platform/search/index.ts';
import { despesas } from './despesa.record.ts';
import { buscaCondition } from './despesas.busca.ts';

interface Linha {
  id: string;
  itemDespesa: string;
  nomeBeneficiario: string;
  tipoDocumento: string;
  numeroDocumento: string;
  parcela: string;
  dataVencimento: string;
  valor: number;
}

const toHit = (linha: Linha): SearchHit => ({
  id: linha.id,
  titulo: `${linha.itemDespesa} · ${linha.nomeBeneficiario}`,
  detalhe: [
    `${linha.tipoDocumento} ${linha.numeroDocumento}`,
    linha.parcela === '1/1' ? null : `parcela ${linha.parcela}`,
    `vence ${formatDataBr(linha.dataVencimento)}`,
    formatReais(linha.valor),
  ]
    .filter(Boolean)
    .join(' · '),
});

export const despesasSource: SearchSource = {
  fonte: 'despesas',
  permission: 'despesas.ver-aprovacao',
  async find(ctx, busca, limite) {
    const found = await buscaCondition(ctx.db, busca, 'no-inicio');
    if (found === null) return [];
    const linhas = await findNearest<Linha>(despesas, ctx, limite, {
      // As the list, which leaves out what was imported with a date outside; the order's index does too.
      conditions: [found, sql<boolean>`not d.data_fora`],
      words: searchWords(busca).length,
      columns: sql`d.id, i.nome as item_despesa, b.nome_beneficiario, d.tipo_documento, d.numero_documento, d.parcela,
        d.data_vencimento, d.valor`,
      date: sql`d.data_vencimento`,
      id: sql`d.id`,
      dateOf: ({ dataVencimento }) => dataVencimento,
    });
    return linhas.map(toHit);
  },
};
