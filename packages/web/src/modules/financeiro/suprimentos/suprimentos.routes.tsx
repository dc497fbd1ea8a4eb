/** The petty cash. Source: spec 1 §2.1, §2.19; decisions §5. */
import { suprimentosMessages } from '@sede/domain/modules/financeiro/suprimentos';
import { createAt, lazyPage, type RouteDefinition, recordsAt } from '#platform/routing/index.ts';

const PATH = '/financial/suprimentos';

export const suprimentosRoutes: readonly RouteDefinition[] = [
  {
    path: PATH,
    title: suprimentosMessages.titulo,
    access: 'suprimentos.ver',
    actions: [createAt(PATH, suprimentosMessages.cadastrar, 'suprimentos.editar')],
    records: recordsAt(PATH, 'suprimentos', { periodo: 'tudo' }),
    page: lazyPage(() => import('./SuprimentosPage.tsx').then((m) => m.SuprimentosPage)),
  },
];
