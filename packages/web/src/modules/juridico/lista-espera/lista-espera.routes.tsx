/** Members who wait for a time. Source: decisions-legal (Waiting list). */
import { PAGINA_DA_LISTA_DE_ESPERA as PAGINA } from '@sede/domain/modules/juridico/lista-espera';
import { defineModule } from '#platform/module/index.ts';
import { createAt, lazyPage } from '#platform/routing/index.ts';
import { GRUPOS } from '../juridico.menu.ts';

const LISTA_DE_ESPERA = '/juridico/lista-de-espera';

export const listaEsperaModule = defineModule({
  routes: [
    {
      path: LISTA_DE_ESPERA,
      title: PAGINA.titulo,
      access: 'lista-espera.ver',
      help: 'juridico#lista-de-espera',
      menu: { order: 45, icon: 'sheet', group: GRUPOS.dia },
      lists: ['listaEspera.list'],
      actions: [createAt(LISTA_DE_ESPERA, PAGINA.novo, 'lista-espera.editar')],
      page: lazyPage(() => import('./ListaEsperaPage.tsx').then((m) => m.ListaEsperaPage)),
    },
  ],
});
