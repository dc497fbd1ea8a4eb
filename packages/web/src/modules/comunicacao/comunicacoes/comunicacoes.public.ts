/** The topics of whoever came by a mail's link, open without a session. */
import type { PublicRoute } from '#platform/public/index.ts';

export const comunicacoesPages: readonly PublicRoute[] = [
  {
    path: '/descadastro',
    title: 'Mensagens que você recebe',
    load: () => import('./DescadastroPage.tsx').then((m) => m.DescadastroPage),
  },
];
