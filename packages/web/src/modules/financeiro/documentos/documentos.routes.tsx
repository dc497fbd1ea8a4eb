/** The simple documents screen, of finance and contracts. Source: spec 3 §2.12 (second half); decisions §4, §5. */
import { DOCUMENTOS } from '@sede/domain/modules/financeiro/documentos';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { registerRoute } from '#platform/ui/index.ts';
import { GRUPOS } from '../financeiro.menu.ts';

export const documentosModule = defineModule({
  routes: [
    registerRoute(DOCUMENTOS, {
      path: '/financial/documentos',
      help: 'documentos-e-funcionarios',
      menu: { order: 250, icon: 'folder', group: GRUPOS.cadastros },
      goKey: 'o',
      page: lazyPage(() => import('./DocumentosPage.tsx').then((m) => m.DocumentosPage)),
    }),
  ],
});
