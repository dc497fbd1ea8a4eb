/** Payment batches: the list, and one to print and settle. Source: issue 4 (Payment batch). */
import { defineModule } from '#platform/module/index.ts';
import { lazyPage, stringifySearch } from '#platform/routing/index.ts';
import { GRUPOS } from '../financeiro.menu.ts';

const PATH = '/financial/borderos';
export const borderoPath = (id: string) => `${PATH}/${id}`;

export const borderosModule = defineModule({
  routes: [
    {
      path: PATH,
      title: 'Borderôs',
      access: 'borderos.ver',
      help: 'despesas#borderô',
      menu: { order: 90, icon: 'stack', group: GRUPOS.bancos },
      lists: ['borderos.list'],
      records: {
        source: 'borderos',
        hrefOf: borderoPath,
        listHref: (busca) => `${PATH}${stringifySearch({ busca })}`,
      },
      page: lazyPage(() => import('./BorderosPage.tsx').then((m) => m.BorderosPage)),
    },
    {
      path: `${PATH}/:id`,
      title: 'Borderô',
      access: 'borderos.ver',
      help: 'despesas#borderô',
      page: lazyPage(() => import('./BorderoPage.tsx').then((m) => m.BorderoPage)),
    },
  ],
});
