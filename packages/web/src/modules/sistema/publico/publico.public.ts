/** The privacy notice, open to everybody. */
import type { PublicRoute } from '#platform/public/index.ts';

export const publicoPages: readonly PublicRoute[] = [
  {
    path: '/privacidade',
    title: 'Aviso de privacidade',
    load: () => import('./PrivacidadePage.tsx').then((m) => m.PrivacidadePage),
  },
];
