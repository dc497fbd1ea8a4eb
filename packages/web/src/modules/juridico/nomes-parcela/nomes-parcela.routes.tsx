/** The desk's page of the list of names; the public search stands in `nomes-parcela.public.ts`. */
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { GRUPOS } from '../juridico.menu.ts';

export const nomesParcelaModule = defineModule({
  routes: [
    {
      path: '/juridico/parcela-compensatoria',
      title: 'Parcela compensatória',
      access: 'nomes-parcela.importar',
      help: 'parcela-compensatoria',
      menu: { order: 90, icon: 'people', group: GRUPOS.cadastros },
      page: lazyPage(() => import('./ListaPage.tsx').then((m) => m.ListaPage)),
    },
  ],
});
