/** The law's desk: what data subjects ask of the union. Source: decisions-members (LGPD). */
import { PAGINAS_DO_TITULAR } from '@sede/domain/modules/filiados/pedidos-titular';
import { defineModule } from '#platform/module/index.ts';
import { createAt, lazyPage } from '#platform/routing/index.ts';
import { MENU_DE_FILIADOS } from '../filiados.menu.ts';

const CAMINHO = '/filiados/lgpd';

export const pedidosTitularModule = defineModule({
  routes: [
    {
      path: CAMINHO,
      title: PAGINAS_DO_TITULAR.titulo,
      access: 'pedidos-titular.ver',
      help: 'lgpd#pedidos-do-titular',
      menu: MENU_DE_FILIADOS.lgpd,
      lists: ['pedidosTitular.list'],
      actions: [createAt(CAMINHO, PAGINAS_DO_TITULAR.registrar, 'pedidos-titular.editar')],
      page: lazyPage(() => import('./PedidosTitularPage.tsx').then((m) => m.PedidosTitularPage)),
    },
  ],
});
