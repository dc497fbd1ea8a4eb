/** Revenue items: what the program knows of them, and the reference for records that name one. */
import { itensReceitaContract } from '@sede/domain/modules/financeiro/itens-receita/contract';
import { routes } from '#platform/api/index.ts';
import { defineModule } from '#platform/module/index.ts';
import { registerHandlers, registerSearch } from '#platform/register/index.ts';
import { itensReceita } from './itens-receita.record.ts';

export { ITEM_RECEITA_REFERENCIA } from './itens-receita.record.ts';

export const itensReceitaModule = defineModule({
  tables: { itens_receita: { readBy: ['financeiro', 'contratos'] } },
  routes: routes(itensReceitaContract, registerHandlers(itensReceita), { record: itensReceita }),
  search: registerSearch(itensReceita, { detail: 'tipo' }),
  importSource: async () => (await import('./itens-receita.import.ts')).itensReceitaImportSource,
  demo: async () => (await import('./itens-receita.demo.ts')).itensReceitaDemo,
});
