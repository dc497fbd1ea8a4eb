/**
 * Expenses in the search over everything: by item, beneficiary, document, description and instalment, the latest due
 * date first; only those that the person may see. Source: issue 3 (Ctrl K); decisions §6, §7.
 */
import { formatDataBr, formatReais } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { FRESH_PLAN } from '#platform/db/index.ts';
import type { SearchHit, SearchSource } from '#platform/search/index.ts';
import { buscaCondition } from './despesas.busca.ts';
import { despesaVisivel } from './despesas.visibility.ts';

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
  async find({ db, actor }, busca, limite) {
    const found = await buscaCondition(db, busca, 'no-inicio');
    if (found === null) return [];
    const { rows } = await sql<Linha>`${sql.raw(FRESH_PLAN)}
      select d.id, i.nome as item_despesa, b.nome_beneficiario, d.tipo_documento, d.numero_documento, d.parcela,
        d.data_vencimento, d.valor
      from despesas d
      join itens_despesa i on i.id = d.id_item_despesa
      join beneficiarios b on b.id = d.id_beneficiario
      where d.id = any(array(select d.id from despesas d where ${despesaVisivel(actor)} and ${found}
        order by d.data_vencimento desc, d.id desc limit ${limite}))
      order by d.data_vencimento desc, d.id desc`.execute(db);
    return rows.map(toHit);
  },
};
