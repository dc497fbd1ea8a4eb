/** The desk's page of the list of names; the public search stands in `nomes-parcela.public.ts`. */
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';

export const nomesParcelaModule = defineModule({
  routes: [
    {
      path: '/juridico/parcela-compensatoria',
      title: 'Parcela compensatória',
      access: 'nomes-parcela.importar',
      help: 'parcela-compensatoria',
      menu: { order: 20, icon: 'people', section: 'juridico' },
      page: lazyPage(() => import('./ListaPage.tsx').then((m) => m.ListaPage)),
    },
  ],
});
