/** Inventories: the list, one at the desk, its reading on a phone. Source: decisions-sindical-contratos-patrimonio (Labels, inventory). */
import { PAGINAS_DO_PATRIMONIO, PATRIMONIO } from '@sede/domain/modules/patrimonio/bens';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { askBeforeSignOut } from '#platform/session/index.ts';

askBeforeSignOut((usuario) => import('./sair.ts').then((m) => m.confirmSaida(usuario)));

export const inventariosModule = defineModule({
  routes: [
    {
      path: PATRIMONIO.inventarios,
      title: PAGINAS_DO_PATRIMONIO.inventarios,
      access: 'patrimonio.ver',
      help: 'patrimonio#inventários',
      menu: { order: 40, icon: 'checked' },
      lists: ['inventarios.list'],
      page: lazyPage(() => import('./InventariosPage.tsx').then((m) => m.InventariosPage)),
    },
    {
      path: PATRIMONIO.inventario(':id'),
      title: PAGINAS_DO_PATRIMONIO.inventarios,
      access: 'patrimonio.ver',
      help: 'patrimonio#inventários',
      lists: ['inventarios.linhas'],
      page: lazyPage(() => import('./InventarioPage.tsx').then((m) => m.InventarioPage)),
    },
    {
      path: PATRIMONIO.leitura(':id'),
      title: PAGINAS_DO_PATRIMONIO.inventarios,
      access: 'patrimonio.inventariar',
      help: 'patrimonio#inventários',
      page: lazyPage(() => import('./LeituraPage.tsx').then((m) => m.LeituraPage)),
    },
  ],
});
