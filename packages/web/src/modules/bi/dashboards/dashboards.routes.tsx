/** The page of BI: a document of its own, for the headers of its answer. Source: spec 3 §2.15; decisions-sindical (BI); decision 096. */
import { PAGINA_DO_BI } from '@sede/domain/modules/bi/dashboards';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';

export const dashboardsModule = defineModule({
  routes: [
    {
      ...{
        path: PAGINA_DO_BI.caminho,
        title: PAGINA_DO_BI.titulo,
        access: 'bi.ver',
        help: 'power-bi',
        ownDocument: true,
      },
      page: lazyPage(() => import('./PowerBiPage.tsx').then((m) => m.PowerBiPage)),
    },
  ],
});
