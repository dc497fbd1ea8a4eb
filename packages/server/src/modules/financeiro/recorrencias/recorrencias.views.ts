/** What became of a recurrence's months, the latest first. Source: issue 4; decision 028. */
import type { MesFeito } from '@sede/domain/modules/financeiro/recorrencias';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { despesas } from '../despesas/index.ts';
import { recorrencias } from './recorrencia.record.ts';

const MESES_MOSTRADOS = 24;

export async function readMeses(reader: Reader, id: string): Promise<{ itens: MesFeito[] }> {
  await recorrencias.linha(reader, id);
  const { rows } = await sql<MesFeito>`
    select m.mes, d.id as id_despesa, d.data_vencimento, d.valor, d.data_liquidacao_pagamento, m.motivo_pulo,
      m.criado_em as em, u.nome as por
    from recorrencias_meses m left join despesas d on d.id = m.despesa_id and ${despesas.seenBy(reader.actor)}
    left join usuarios u on u.id = m.criado_por
    where m.recorrencia_id = ${id}::uuid order by m.mes desc limit ${MESES_MOSTRADOS}`.execute(reader.db);
  return { itens: rows };
}
