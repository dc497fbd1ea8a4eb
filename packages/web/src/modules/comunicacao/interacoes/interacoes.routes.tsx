/** What was said with the members. Source: spec 2 §2 (Interactions). */
import { PAGINAS_DE_INTERACOES } from '@sede/domain/modules/comunicacao/interacoes';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { INTERACOES } from './interacoes.paths.ts';

export const interacoesModule = defineModule({
  routes: [
    {
      path: INTERACOES,
      title: PAGINAS_DE_INTERACOES.titulo,
      access: 'interacoes.ver',
      help: 'interacoes',
      menu: { order: 10, icon: 'people' },
      page: lazyPage(() => import('./InteracoesPage.tsx').then((m) => m.InteracoesPage)),
    },
  ],
});
