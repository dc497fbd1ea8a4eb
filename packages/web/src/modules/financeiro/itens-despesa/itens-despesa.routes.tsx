/** What is paid for. Source: spec 1 §2.1, §2.21; decisions §5. */
import { defineModule } from '#platform/module/index.ts';
import { createAt, lazyPage, recordsAt } from '#platform/routing/index.ts';
import { CADASTRAR } from './itens-despesa.actions.ts';

const PATH = '/financial/itensdespesa';

export const itensDespesaModule = defineModule({
  routes: [
    {
      path: PATH,
      title: 'Itens de despesa',
      access: 'itens-despesa.ver',
      help: 'cadastros-financeiros',
      menu: { order: 100 },
      goKey: 'i',
      actions: [createAt(PATH, CADASTRAR, 'itens-despesa.editar')],
      records: recordsAt(PATH, 'itensDespesa'),
      page: lazyPage(() => import('./ItensDespesaPage.tsx').then((m) => m.ItensDespesaPage)),
    },
  ],
});
