/** What screens read of expenses beside their list: what waits for approval, what was paid before. Source: decisions §7. */
import type { DespesasDoBeneficiario } from '@sede/domain/modules/financeiro/despesas';
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

/** What was paid to one beneficiary, by year, and what is still open: of the expenses that this person sees. */
export async function readDoBeneficiario(
  reader: Reader,
  { idBeneficiario }: { idBeneficiario: string },
): Promise<DespesasDoBeneficiario> {
  const deste = sql`${despesas.seenBy(reader.actor)} and d.id_beneficiario = ${idBeneficiario}::uuid`;
  const [anos, abertas] = await Promise.all([
    sql<DespesasDoBeneficiario['anos'][number]>`
      select extract(year from d.data_liquidacao_pagamento)::int as ano, count(*)::int as quantidade,
        coalesce(sum(coalesce(d.valor_pago, d.valor)), 0)::bigint as pago,
        coalesce(sum(d.valor_estorno), 0)::bigint as estornado
      from despesas d where ${deste} and d.data_liquidacao_pagamento is not null
      group by 1 order by 1 desc`.execute(reader.db),
    sql<DespesasDoBeneficiario['abertas']>`
      select count(*)::int as quantidade, coalesce(sum(d.valor), 0)::bigint as valor,
        (count(*) filter (where d.data_vencimento < ${reader.today}))::int as vencidas
      from despesas d where ${deste} and d.data_liquidacao_pagamento is null`.execute(reader.db),
  ]);
  return { anos: anos.rows, abertas: abertas.rows[0] ?? { quantidade: 0, valor: 0, vencidas: 0 } };
}
