/** Who is paid. Source: spec 1 §2.1, §2.9; decisions §5. */
import { createAt, lazyPage, type RouteDefinition, recordsAt } from '#platform/routing/index.ts';
import { CADASTRAR } from './beneficiarios.actions.ts';

const PATH = '/financial/beneficiarios';

export const beneficiariosRoutes: readonly RouteDefinition[] = [
  {
    path: PATH,
    title: 'Beneficiários',
    access: 'beneficiarios.ver',
    goKey: 'b',
    actions: [createAt(PATH, CADASTRAR, 'beneficiarios.editar')],
    records: recordsAt(PATH, 'beneficiarios'),
    page: lazyPage(() => import('./BeneficiariosPage.tsx').then((m) => m.BeneficiariosPage)),
  },
];
