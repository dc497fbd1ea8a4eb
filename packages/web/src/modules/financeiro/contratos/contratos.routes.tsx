/** The address of contracts in finance, until they are built: opened by whoever has it, offered by no menu. Source: decisions §5. */
import { lazyPage, type RouteDefinition } from '#platform/routing/index.ts';

export const contratosRoutes: readonly RouteDefinition[] = [
  {
    path: '/financial/contratos',
    title: 'Contratos',
    access: 'contratos.ver-financeiro',
    unlisted: true,
    page: lazyPage(() => import('./ContratosPage.tsx').then((m) => m.ContratosPage)),
  },
];
