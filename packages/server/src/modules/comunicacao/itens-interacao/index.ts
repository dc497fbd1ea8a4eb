/** Interaction items: what the program knows of them, and the reference for records that name one. */
import { itensInteracaoContract } from '@sede/domain/modules/comunicacao/itens-interacao/contract';
import { routes } from '#platform/api/index.ts';
import { defineModule } from '#platform/module/index.ts';
import { registerHandlers, registerSearch } from '#platform/register/index.ts';
import { prepareItem } from './itens-interacao.checks.ts';
import { itensInteracao } from './itens-interacao.record.ts';

export { ITEM_INTERACAO_REFERENCIA } from './itens-interacao.record.ts';

export const itensInteracaoModule = defineModule({
  tables: { itens_interacao: { readBy: ['comunicacao', 'filiados/filiados'] } },
  routes: routes(itensInteracaoContract, registerHandlers(itensInteracao, { prepare: prepareItem }), {
    record: itensInteracao,
  }),
  search: registerSearch(itensInteracao, { detail: 'descricao' }),
  importSource: async () => (await import('./itens-interacao.import.ts')).itensInteracaoImportSource,
  demo: async () => (await import('./itens-interacao.demo.ts')).itensInteracaoDemo,
});
