/** Expense items: what the program knows of them, and the reference for records that name one. */
import { itensDespesaContract } from '@sede/domain/modules/financeiro/itens-despesa/contract';
import { sql } from 'kysely';
import { routes } from '#platform/api/index.ts';
import { defineModule } from '#platform/module/index.ts';
import { registerHandlers, registerSearch } from '#platform/register/index.ts';
import { refuseUnknown } from './itens-despesa.checks.ts';
import { itensDespesa } from './itens-despesa.record.ts';

export { ITEM_DESPESA_REFERENCIA } from './itens-despesa.record.ts';

export const itensDespesaModule = defineModule({
  tables: { itens_despesa: { readBy: ['financeiro', 'contratos'] } },
  routes: routes(
    itensDespesaContract,
    registerHandlers(itensDespesa, { prepare: refuseUnknown, ownReferences: true }),
    {
      record: itensDespesa,
    },
  ),
  search: registerSearch(itensDespesa, { detail: sql`concat_ws(' · ', r.tipo, r.centro_custo)` }),
  wordsInUse: {
    centrosCusto: { table: 'itens_despesa', column: 'centro_custo' },
    tiposDespesa: { table: 'itens_despesa', column: 'tipo' },
  },
  importSource: async () => (await import('./itens-despesa.import.ts')).itensDespesaImportSource,
  demo: async () => (await import('./itens-despesa.demo.ts')).itensDespesaDemo,
});
