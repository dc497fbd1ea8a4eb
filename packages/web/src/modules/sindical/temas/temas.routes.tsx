/** Themes: summary, list, the page of one. Source: spec 3 §2.1, §2.10. */
import { PAGINAS_DE_TEMAS as PAGINAS, TEMAS_LISTA, TEMAS_RESUMO, temaPath } from '@sede/domain/modules/sindical/temas';
import { defineModule } from '#platform/module/index.ts';
import { createAt, lazyPage } from '#platform/routing/index.ts';

const access = 'temas.ver';
const TemaPage = lazyPage(() => import('./TemaPage.tsx').then((m) => m.TemaPage));
const tema = {
  title: PAGINAS.tema,
  access,
  help: 'temas#o-tema-por-inteiro',
  parent: TEMAS_LISTA,
  page: TemaPage,
} as const;

export const temasModule = defineModule({
  routes: [
    {
      path: TEMAS_RESUMO,
      title: PAGINAS.resumo,
      access,
      help: 'temas',
      // Staff only read themes: whoever keeps them has the home card.
      menu: { order: 10, quiet: true },
      page: lazyPage(() => import('./SindicalPage.tsx').then((m) => m.SindicalPage)),
    },
    {
      path: TEMAS_LISTA,
      title: PAGINAS.menu,
      access,
      help: 'temas#lista',
      menu: { order: 20, quiet: true },
      actions: [createAt(TEMAS_LISTA, PAGINAS.novo, 'temas.editar')],
      records: {
        source: 'temas',
        hrefOf: (id) => temaPath(id),
        listHref: (busca) => `${TEMAS_LISTA}?${new URLSearchParams({ busca })}`,
      },
      lists: ['temas.list'],
      page: lazyPage(() => import('./TemasPage.tsx').then((m) => m.TemasPage)),
    },
    { path: temaPath(':id'), ...tema },
    { path: `${temaPath(':id')}/:secao`, ...tema },
  ],
});
