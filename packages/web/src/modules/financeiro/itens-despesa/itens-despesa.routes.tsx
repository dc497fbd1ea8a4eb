/** What is paid for. Source: spec 1 §2.1, §2.21; decisions §5. */
import { lazyPage, type RouteDefinition } from '#platform/routing/index.ts';

export const itensDespesaRoutes: readonly RouteDefinition[] = [
  {
    path: '/financial/itensdespesa',
    title: 'Itens de despesa',
    access: 'itens-despesa.ver',
    page: lazyPage(() => import('./ItensDespesaPage.tsx').then((m) => m.ItensDespesaPage)),
  },
];
