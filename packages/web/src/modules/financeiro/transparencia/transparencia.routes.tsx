/** Documents that the union publishes. Source: spec 1 §2.20; decisions §5. */
import { DOCUMENTO_DE_TRANSPARENCIA, TRANSPARENCIA } from '@sede/domain/modules/financeiro/transparencia';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { registerRoute } from '#platform/ui/index.ts';
import { GRUPOS } from '../financeiro.menu.ts';

export const transparenciaModule = defineModule({
  routes: [
    registerRoute(TRANSPARENCIA, {
      path: '/financial/transparencia',
      help: 'documentos-e-funcionarios#documentos-de-transparência',
      menu: { order: 140, icon: 'world', group: GRUPOS.mes },
      goKey: 't',
      created: DOCUMENTO_DE_TRANSPARENCIA,
      page: lazyPage(() => import('./TransparenciaPage.tsx').then((m) => m.TransparenciaPage)),
    }),
  ],
});
