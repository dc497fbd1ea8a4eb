/** What is received for. Source: spec 1 §2.1, §2.21; decisions §5. */
import { defineModule } from '#platform/module/index.ts';
import { createAt, lazyPage, recordsAt } from '#platform/routing/index.ts';
import { CADASTRAR } from './itens-receita.actions.ts';

const PATH = '/financial/itensreceita';

export const itensReceitaModule = defineModule({
  routes: [
    {
      path: PATH,
      title: 'Itens de receita',
      access: 'itens-receita.ver',
      help: 'receitas#itens-de-receita',
      menu: { order: 110 },
      actions: [createAt(PATH, CADASTRAR, 'itens-receita.editar')],
      records: recordsAt(PATH, 'itensReceita'),
      page: lazyPage(() => import('./ItensReceitaPage.tsx').then((m) => m.ItensReceitaPage)),
    },
  ],
});
