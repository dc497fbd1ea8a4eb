/** The budget follow-up. Source: spec 1 §2.1, §2.18; decisions §5. */
import { lazyPage, type RouteDefinition } from '#platform/routing/index.ts';

export const orcamentoRoutes: readonly RouteDefinition[] = [
  {
    path: '/financial/acompanhamento',
    title: 'Acompanhamento orçamentário',
    access: 'orcamento.ver',
    page: lazyPage(() => import('./AcompanhamentoPage.tsx').then((m) => m.AcompanhamentoPage)),
  },
];
