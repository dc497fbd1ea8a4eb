/** Bank accounts: what the program knows of them; movements and balances for the area's other figures. */
import type { ContaBancaria, Movimento } from '@sede/domain/modules/financeiro/contas-bancarias';
import { contasBancariasContract } from '@sede/domain/modules/financeiro/contas-bancarias/contract';
import { sql } from 'kysely';
import { type Reader, routes } from '#platform/api/index.ts';
import { type PageQuery, readPage, readTotals } from '#platform/db/list/index.ts';
import { defineModule } from '#platform/module/index.ts';
import { registerHandlers, registerSearch } from '#platform/register/index.ts';
import { prepareConta } from './contas-bancarias.checks.ts';
import { contasBancarias, saldoDeHoje } from './contas-bancarias.record.ts';
import { contaDoExtrato, exportarExtrato, extratoQuery, readResumo } from './extrato.ts';

export { saldosDasContas } from './contas-bancarias.record.ts';
export { readResumo } from './extrato.ts';
export { movimentos, saldoEm } from './movimentos.ts';

/** The list with the sum of its balances. */
const summed = async (ctx: Reader, filter: Parameters<typeof contasBancarias.query>[1]): Promise<PageQuery> => ({
  ...(await contasBancarias.query(ctx, filter)),
  sums: sql`coalesce(sum(${saldoDeHoje(ctx)}), 0)::bigint as saldo`,
});

export const contasBancariasModule = defineModule({
  tables: { contas_bancarias: { readBy: ['financeiro'] } },
  routes: routes(
    contasBancariasContract,
    {
      ...registerHandlers(contasBancarias, { prepare: prepareConta }),
      list: async (ctx, input) => readPage<ContaBancaria, { saldo: number }>(ctx.db, input, await summed(ctx, input)),
      totals: async (ctx, filter) => readTotals<{ saldo: number }>(ctx.db, await summed(ctx, filter)),
      async extrato({ db }, input) {
        const { conta } = await contaDoExtrato(db, input.conta);
        return readPage<Movimento, { entrada: number; saida: number }>(db, input, extratoQuery({ ...input, conta }));
      },
      resumo: ({ db }, periodo) => readResumo(db, periodo),
      exportarExtrato,
    },
    { record: contasBancarias },
  ),
  search: registerSearch(contasBancarias, { detail: sql`nullif(concat_ws(' · ', r.banco, r.conta), '')` }),
  demo: async () => (await import('./contas-bancarias.demo.ts')).contasBancariasDemo,
});
