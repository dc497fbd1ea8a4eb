/** Documents that the union publishes. Source: spec 1 §2.20; decisions §5. */
import { createAt, lazyPage, type RouteDefinition, recordsAt } from '#platform/routing/index.ts';
import { CADASTRAR } from './transparencia.actions.ts';

const PATH = '/financial/transparencia';

export const transparenciaRoutes: readonly RouteDefinition[] = [
  {
    path: PATH,
    title: 'Transparência',
    access: 'transparencia.ver',
    goKey: 't',
    actions: [createAt(PATH, `${CADASTRAR} de transparência`, 'transparencia.editar')],
    records: recordsAt(PATH, 'transparencia'),
    page: lazyPage(() => import('./TransparenciaPage.tsx').then((m) => m.TransparenciaPage)),
  },
];
