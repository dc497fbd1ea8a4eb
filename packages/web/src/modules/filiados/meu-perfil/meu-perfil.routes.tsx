/** The member's own pages, and the page that links in mails to members lead to. Source: spec 2 §2; decisions-members (Account). */
import { PAGINAS_DE_FILIADOS as PAGINAS } from '@sede/domain/modules/filiados/filiados';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';

export const meuPerfilModule = defineModule({
  routes: [
    {
      path: '/filiado',
      title: PAGINAS.meuPerfil,
      access: 'filiados.ver-proprio',
      help: 'meu-perfil',
      page: lazyPage(() => import('./MeuPerfilPage.tsx').then((m) => m.MeuPerfilPage)),
    },
    {
      path: '/filiado/confirmar',
      title: 'Confirmar',
      access: 'public',
      help: 'meu-perfil#trocar-o-e-mail',
      frame: 'bare',
      page: lazyPage(() => import('./ConfirmarPage.tsx').then((m) => m.ConfirmarPage)),
    },
  ],
});
