/** The satisfaction survey, for its sender. The public form stands in `pesquisas.public.ts`. Source: spec 2 §2. */
import { PAGINAS_DE_PESQUISAS as PAGINAS } from '@sede/domain/modules/comunicacao/pesquisas';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { ENVIADAS, SATISFACAO } from './pesquisas.paths.ts';

export const pesquisasModule = defineModule({
  routes: [
    {
      path: SATISFACAO,
      title: PAGINAS.titulo,
      access: 'pesquisas.ver',
      help: 'pesquisas',
      menu: { order: 10, icon: 'letter', label: 'Enviar' },
      lists: ['pesquisas.filiados'],
      page: lazyPage(() => import('./SatisfacaoPage.tsx').then((m) => m.SatisfacaoPage)),
    },
    {
      path: ENVIADAS,
      title: PAGINAS.enviadas,
      access: 'pesquisas.aprovar',
      help: 'pesquisas',
      menu: { order: 20, icon: 'bars' },
      lists: ['pesquisas.list'],
      page: lazyPage(() => import('./PesquisasEnviadasPage.tsx').then((m) => m.PesquisasEnviadasPage)),
    },
  ],
});
