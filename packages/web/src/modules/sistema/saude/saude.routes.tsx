/** Health in plain words. Source: issue 3. */
import { lazyPage, type RouteDefinition } from '#platform/routing/index.ts';

export const saudeRoutes: readonly RouteDefinition[] = [
  {
    path: '/configuracoes/saude',
    title: 'Saúde do sistema',
    access: 'configuracoes.ver',
    page: lazyPage(() => import('./SaudePage.tsx').then((m) => m.SaudePage)),
  },
];
