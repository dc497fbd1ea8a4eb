/** Documents that the union publishes. Source: spec 1 §2.20; decisions §5. */
import { defineModule } from '#platform/module/index.ts';
import { createAt, lazyPage, recordsAt } from '#platform/routing/index.ts';
import { CADASTRAR } from './transparencia.actions.ts';

const PATH = '/financial/transparencia';

export const transparenciaModule = defineModule({
  routes: [
    {
      path: PATH,
      title: 'Transparência',
      access: 'transparencia.ver',
      help: 'documentos-e-funcionarios#documentos-de-transparência',
      menu: { order: 250 },
      goKey: 't',
      actions: [createAt(PATH, `${CADASTRAR} de transparência`, 'transparencia.editar')],
      records: recordsAt(PATH, 'transparencia'),
      page: lazyPage(() => import('./TransparenciaPage.tsx').then((m) => m.TransparenciaPage)),
    },
  ],
});
