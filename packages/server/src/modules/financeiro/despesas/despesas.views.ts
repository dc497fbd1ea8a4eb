/** What screens read of expenses beside their list: what waits for approval, what was paid before. Source: decisions §7. */
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import type { RecordQuery } from '#platform/records/index.ts';
import type { LinhaListada } from './despesa.pode.ts';
import { despesas, LISTADA } from './despesa.record.ts';
import type { Configuracoes } from './despesas.actor.ts';
import { type PendentesFilter, pendentesConditions } from './despesas.filters.ts';

export async function pendentesQuery(
  reader: Reader,
  filter: PendentesFilter,
  cfg: Pick<Configuracoes, 'corteAprovacao' | 'segregacaoAprovacao'>,
): Promise<RecordQuery> {
  return despesas.where(reader, await pendentesConditions(filter, reader, cfg));
}

const anteriores = despesas.beyondVisibility(
  'decisions §7: an approver reads the earlier payments to the same beneficiary',
);

/** The latest settled expenses of the same beneficiary: what an approver compares with. */
export async function readPagamentosAnteriores(reader: Reader, id: string) {
  const { idBeneficiario } = await despesas.linha(reader, id);
  const linhas = await anteriores.some<LinhaListada>(reader, {
    columns: LISTADA.columns,
    conditions: [
      sql`d.id_beneficiario = ${idBeneficiario}::uuid`,
      sql`d.id <> ${id}::uuid`,
      sql`d.data_liquidacao_pagamento is not null`,
    ],
    order: sql`d.data_liquidacao_pagamento desc, d.id desc`,
    limit: 10,
  });
  return { itens: linhas.map(await LISTADA.present(reader)) };
}
