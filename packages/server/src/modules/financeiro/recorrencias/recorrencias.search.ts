/** Recurring expenses in the search over everything: as their list finds them. Source: issue 3 (Ctrl K); issue 4. */
import { FREQUENCIA_ROTULOS, type Frequencia } from '@sede/domain/modules/financeiro/recorrencias';
import { sql } from 'kysely';
import { FRESH_PLAN } from '#platform/db/index.ts';
import type { SearchSource } from '#platform/search/index.ts';
import { recorrenciasBusca } from './recorrencias.views.ts';

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
  async find({ db }, busca, limite) {
    const found = await recorrenciasBusca(db, busca);
    if (found === null) return [];
    const { rows } = await sql<Linha>`${sql.raw(FRESH_PLAN)}
      select r.id, i.nome as item_despesa, b.nome_beneficiario, r.frequencia, r.dia_vencimento, r.desabilitado
      from recorrencias r join itens_despesa i on i.id = r.id_item_despesa
      join beneficiarios b on b.id = r.id_beneficiario
      where ${found} order by r.desabilitado, i.nome, r.id limit ${limite}`.execute(db);
    return rows.map((r) => ({
      id: r.id,
      titulo: `${r.itemDespesa} · ${r.nomeBeneficiario}`,
      detalhe: [`${FREQUENCIA_ROTULOS[r.frequencia]}, dia ${r.diaVencimento}`, r.desabilitado ? 'desabilitada' : null]
        .filter(Boolean)
        .join(' · '),
    }));
  },
};
