/** Maintenances of assets. Source: spec 3 §2.1, §2.13, §2.16. */
import { INICIOS_DO_PATRIMONIO, PAGINAS_DO_PATRIMONIO, PATRIMONIO } from '@sede/domain/modules/patrimonio/bens';
import { defineModule } from '#platform/module/index.ts';
import { createAt, lazyPage } from '#platform/routing/index.ts';

export const manutencoesModule = defineModule({
  routes: [
    {
      path: PATRIMONIO.manutencoes,
      title: PAGINAS_DO_PATRIMONIO.manutencoes,
      access: 'patrimonio.ver',
      help: 'patrimonio#histórico-de-manutenção',
      menu: { order: 30, icon: 'tool' },
      actions: [createAt(PATRIMONIO.manutencoes, INICIOS_DO_PATRIMONIO.manutencao, 'patrimonio.manter')],
      lists: ['manutencoes.list'],
      page: lazyPage(() => import('./ManutencoesPage.tsx').then((m) => m.ManutencoesPage)),
    },
  ],
});
