/** Membership applications, open to everybody: the landing with its form, and the page where the term is signed. */
import type { PublicRoute } from '#platform/public/index.ts';

export const pedidosFiliacaoPages: readonly PublicRoute[] = [
  {
    path: '/filiacao',
    title: 'Filie-se',
    load: () => import('./FiliacaoPage.tsx').then((m) => m.FiliacaoPage),
  },
  {
    path: '/filiacao/assinar',
    title: 'Assinar o termo de filiação',
    load: () => import('./AssinarPage.tsx').then((m) => m.AssinarPage),
  },
];
