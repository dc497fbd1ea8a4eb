/** What is paid for. Source: spec 1 §2.1, §2.21; decisions §5. */
import { createAt, lazyPage, type RouteDefinition, recordsAt } from '#platform/routing/index.ts';
import { CADASTRAR } from './itens-despesa.actions.ts';

const PATH = '/financial/itensdespesa';

export const itensDespesaRoutes: readonly RouteDefinition[] = [
  {
    path: PATH,
    title: 'Itens de despesa',
    access: 'itens-despesa.ver',
    goKey: 'i',
    actions: [createAt(PATH, CADASTRAR, 'itens-despesa.editar')],
    records: recordsAt(PATH, 'itensDespesa'),
    page: lazyPage(() => import('./ItensDespesaPage.tsx').then((m) => m.ItensDespesaPage)),
  },
];
