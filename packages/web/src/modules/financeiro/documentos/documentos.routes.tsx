/** The simple documents screen, of finance and contracts. Source: spec 3 §2.12 (second half); decisions §4, §5. */
import { defineModule } from '#platform/module/index.ts';
import { createAt, lazyPage, recordsAt } from '#platform/routing/index.ts';
import { CADASTRAR } from './documentos.actions.ts';

const PATH = '/financial/documentos';

export const documentosModule = defineModule({
  routes: [
    {
      path: PATH,
      title: 'Documentos',
      access: 'documentos.ver',
      help: 'documentos-e-funcionarios',
      menu: { order: 240 },
      goKey: 'o',
      actions: [createAt(PATH, CADASTRAR, 'documentos.editar')],
      records: recordsAt(PATH, 'documentos'),
      page: lazyPage(() => import('./DocumentosPage.tsx').then((m) => m.DocumentosPage)),
    },
  ],
});
