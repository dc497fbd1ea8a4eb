/** Recurring expenses in the search over everything: as their list finds them. Source: issue 3 (Ctrl K); issue 4. */
import { FREQUENCIA_ROTULOS, type Frequencia } from '@sede/domain/modules/financeiro/recorrencias';
import { sql } from 'kysely';
import type { SearchSource } from '#platform/search/index.ts';
import { recorrencias, recorrenciasBusca } from './recorrencia.record.ts';

interface Linha {
  id: string;
  itemDespesa: string;
  nomeBeneficiario: string;
  frequencia: Frequencia;
  diaVencimento: number;
  desabilitado: boolean;
}

export const recorrenciasSource: SearchSource = {
  fonte: 'recorrencias',
  permission: 'recorrencias.ver',
  async find(ctx, busca, limite) {
    const found = await recorrenciasBusca(ctx.db, busca);
    if (found === null) return [];
    const linhas = await recorrencias.some<Linha>(ctx, {
      conditions: [found],
      columns: sql`r.id, i.nome as item_despesa, b.nome_beneficiario, r.frequencia, r.dia_vencimento, r.desabilitado`,
      joins: sql`join itens_despesa i on i.id = r.id_item_despesa join beneficiarios b on b.id = r.id_beneficiario`,
      order: sql`r.desabilitado, i.nome, r.id`,
      limit: limite,
      fresh: true,
    });
    return linhas.map((r) => ({
      id: r.id,
      titulo: `${r.itemDespesa} · ${r.nomeBeneficiario}`,
      detalhe: [`${FREQUENCIA_ROTULOS[r.frequencia]}, dia ${r.diaVencimento}`, r.desabilitado ? 'desabilitada' : null]
        .filter(Boolean)
        .join(' · '),
    }));
  },
};
