/** Communication with the members. Source: spec 2 §2; decisions-members (Communication). */
import { PAGINAS_DE_COMUNICACAO as PAGINAS } from '@sede/domain/modules/comunicacao/comunicacoes';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { COMUNICACAO, ENVIADAS } from './comunicacoes.paths.ts';

export const comunicacoesModule = defineModule({
  routes: [
    {
      path: COMUNICACAO,
      title: PAGINAS.titulo,
      access: 'comunicacao.ver',
      help: 'comunicacao',
      menu: { order: 10, icon: 'people' },
      lists: ['comunicacoes.filiados'],
      page: lazyPage(() => import('./ComunicacaoPage.tsx').then((m) => m.ComunicacaoPage)),
    },
    {
      path: ENVIADAS,
      title: PAGINAS.enviadas,
      access: 'comunicacao.aprovar',
      help: 'comunicacao#enviadas',
      menu: { order: 20, icon: 'letter', label: PAGINAS.mensagensEnviadas },
      lists: ['comunicacoes.list'],
      page: lazyPage(() => import('./EnviadasPage.tsx').then((m) => m.EnviadasPage)),
    },
    {
      path: `${COMUNICACAO}/:id`,
      title: PAGINAS.uma,
      access: 'comunicacao.aprovar',
      help: 'comunicacao#enviadas',
      page: lazyPage(() => import('./EnvioPage.tsx').then((m) => m.EnvioPage)),
    },
  ],
});
