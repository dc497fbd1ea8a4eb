/** The survey's form, open to whoever has a mailed link. */
import type { PublicRoute } from '#platform/public/index.ts';

export const pesquisasPages: readonly PublicRoute[] = [
  {
    path: '/pesquisa',
    title: 'Pesquisa de satisfação',
    load: () => import('./ResponderPage.tsx').then((m) => m.ResponderPage),
  },
];
