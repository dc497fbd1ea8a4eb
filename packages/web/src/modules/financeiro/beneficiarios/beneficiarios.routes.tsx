/** Who is paid. Source: spec 1 §2.1, §2.9; decisions §5. */
import { lazyPage, type RouteDefinition } from '#platform/routing/index.ts';

export const beneficiariosRoutes: readonly RouteDefinition[] = [
  {
    path: '/financial/beneficiarios',
    title: 'Beneficiários',
    access: 'beneficiarios.ver',
    page: lazyPage(() => import('./BeneficiariosPage.tsx').then((m) => m.BeneficiariosPage)),
  },
];
