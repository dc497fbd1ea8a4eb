/** Exits and returns of assets. Source: spec 3 §2.1, §2.13, §2.16. */
import { INICIOS_DO_PATRIMONIO, PAGINAS_DO_PATRIMONIO, PATRIMONIO } from '@sede/domain/modules/patrimonio/bens';
import { defineModule } from '#platform/module/index.ts';
import { createAt, lazyPage } from '#platform/routing/index.ts';

export const fluxosModule = defineModule({
  routes: [
    {
      path: PATRIMONIO.fluxos,
      title: PAGINAS_DO_PATRIMONIO.fluxos,
      access: 'patrimonio.ver',
      help: 'patrimonio#controle-de-fluxo',
      menu: { order: 20, icon: 'exchange' },
      actions: [createAt(PATRIMONIO.fluxos, INICIOS_DO_PATRIMONIO.saida, 'patrimonio.movimentar')],
      lists: ['fluxos.list'],
      page: lazyPage(() => import('./FluxosPage.tsx').then((m) => m.FluxosPage)),
    },
  ],
});
