/** The register of assets. Source: spec 3 §2.1, §2.13, §2.16; decisions-sindical-contratos-patrimonio (Register). */
import { INICIOS_DO_PATRIMONIO, PAGINAS_DO_PATRIMONIO, PATRIMONIO } from '@sede/domain/modules/patrimonio/bens';
import { defineModule } from '#platform/module/index.ts';
import { createAt, lazyPage, recordsAt } from '#platform/routing/index.ts';

export const bensModule = defineModule({
  routes: [
    {
      path: PATRIMONIO.bens,
      title: PAGINAS_DO_PATRIMONIO.bens,
      access: 'patrimonio.ver',
      help: 'patrimonio#bens',
      menu: { order: 10, icon: 'tag' },
      actions: [createAt(PATRIMONIO.bens, INICIOS_DO_PATRIMONIO.bem, 'patrimonio.editar')],
      records: { ...recordsAt(PATRIMONIO.bens, 'bens', { classe: 'tudo' }), hrefOf: PATRIMONIO.bem },
      lists: ['bens.list'],
      page: lazyPage(() => import('./BensPage.tsx').then((m) => m.BensPage)),
    },
    {
      path: PATRIMONIO.bem(':id'),
      title: PAGINAS_DO_PATRIMONIO.bens,
      access: 'patrimonio.ver',
      help: 'patrimonio#bens',
      page: lazyPage(() => import('./BemPage.tsx').then((m) => m.BemPage)),
    },
  ],
});
