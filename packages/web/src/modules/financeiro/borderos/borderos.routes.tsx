/** Payment batches: the list, and one to print and settle. Source: issue 4 (Payment batch). */
import { lazyPage, type RouteDefinition, stringifySearch } from '#platform/routing/index.ts';

const PATH = '/financial/borderos';
export const borderoPath = (id: string) => `${PATH}/${id}`;

export const borderosRoutes: readonly RouteDefinition[] = [
  {
    path: PATH,
    title: 'Borderôs',
    access: 'borderos.ver',
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
    page: lazyPage(() => import('./BorderoPage.tsx').then((m) => m.BorderoPage)),
  },
];
