/** Sindex: both calculators, what was kept, a comparison. Source: spec 3 §2.14; decisions-sindical (Sindex). */
import { PAGINAS_DO_SINDEX as PAGINAS } from '@sede/domain/modules/sindical/sindex';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { CALCULOS_GUARDADOS, COMPARAR, SINDEX } from './sindex.paths.ts';

const access = 'sindex.usar';

export const sindexModule = defineModule({
  routes: [
    {
      ...{ path: SINDEX, title: PAGINAS.titulo, access, help: 'sindex', menu: { order: 10 } },
      page: lazyPage(() => import('./SindexPage.tsx').then((m) => m.SindexPage)),
    },
    {
      ...{ path: CALCULOS_GUARDADOS, title: PAGINAS.guardados, access, help: 'sindex#guardar-e-comparar' },
      ...{ menu: { order: 20 }, lists: ['sindex.list'] },
      page: lazyPage(() => import('./CalculosPage.tsx').then((m) => m.CalculosPage)),
    },
    {
      ...{ path: COMPARAR, title: PAGINAS.comparacao, access, help: 'sindex#guardar-e-comparar' },
      page: lazyPage(() => import('./ComparacaoPage.tsx').then((m) => m.ComparacaoPage)),
    },
  ],
});
