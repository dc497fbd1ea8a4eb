/**
 * A record described once: `defineRecord({ … })` gives everything that reads, holds or changes one.
 *
 *     export const beneficiarios = defineRecord({
 *       modulo: 'beneficiarios', tabela: 'beneficiarios', alias: 'b', schema: beneficiario,
 *       visivel: todos,                                            // or (actor) => sql`…`; without it nothing compiles
 *       columns: sql`b.id, b.versao, …`, order: { nome: sql`b.nome` },
 *       filter: ({ busca }: Filter) => [searchCondition(busca, search)],
 *       fields: BENEFICIARIO_FIELDS,
 *     });
 *     await beneficiarios.get(ctx, id);                            // in a read, or in a write: what was just written
 *     const row = await beneficiarios.lock(ctx, { id, versao });   // 404, or the conflict as this person may read it
 *
 * Source: issue 8 §1; decision 035.
 */
import type { z } from 'zod';
import { todos } from '../api/index.ts';
import type { RecordTable } from '../db/record/index.ts';
import type { RecordDescription, RowOf } from './description.ts';
import type { RecordKit } from './record-kit.ts';
import { recordReads } from './record-reads.ts';
import { recordWrites } from './record-writes.ts';
import { rowQueries } from './row-queries.ts';
import { seesAll } from './visibility.ts';

export function defineRecord<
  T extends RecordTable,
  S extends z.ZodType,
  Ordem extends string,
  Linha = z.output<S>,
  Filter = Record<never, never>,
  Soma extends string = never,
  ListedLinha = Linha,
  Listed = z.output<S>,
>(
  record: RecordDescription<T, S, Linha, Filter, Ordem, Soma, ListedLinha, Listed>,
): RecordKit<T, RowOf<T, S>, Linha, z.output<S>, Filter, Ordem, Soma, Listed> {
  const rows = rowQueries(record);
  const readsOf = recordReads<T, S, Linha, Filter, Ordem, Soma, ListedLinha, Listed>;
  const reads = readsOf(record, rows);
  return {
    modulo: record.modulo,
    tabela: record.tabela,
    rule: record,
    fields: record.fields,
    beyondVisibility: () => readsOf(record, rowQueries({ ...record, visivel: todos })),
    seesAll: (actor) => seesAll(record, actor),
    ...reads,
    ...recordWrites<T, S>(record, rows, reads.find),
  };
}
