/**
 * Applications for membership, for the desk. The public pages stand in `pedidos-filiacao.public.ts`.
 * Source: decisions-members (Public application).
 */
import { PAGINAS_DE_PEDIDOS as PAGINAS } from '@sede/domain/modules/filiados/pedidos-filiacao';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { MENU_DE_FILIADOS } from '../filiados.menu.ts';

export const pedidosFiliacaoModule = defineModule({
  routes: [
    {
      path: '/filiacao/pedidos',
      title: PAGINAS.titulo,
      access: 'pedidos-filiacao.ver',
      help: 'pedidos-filiacao',
      menu: MENU_DE_FILIADOS.pedidos,
      lists: ['pedidosFiliacao.list'],
      page: lazyPage(() => import('./PedidosPage.tsx').then((m) => m.PedidosPage)),
    },
  ],
});
