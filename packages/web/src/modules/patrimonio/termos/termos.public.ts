/** The term of responsibility, open to whoever has a mailed link. */
import { PAGINA_DO_TERMO, termosMessages } from '@sede/domain/modules/patrimonio/termos';
import type { PublicRoute } from '#platform/public/index.ts';

export const termosPages: readonly PublicRoute[] = [
  {
    path: PAGINA_DO_TERMO,
    title: termosMessages.titulo,
    load: () => import('./TermoPage.tsx').then((m) => m.TermoPage),
  },
];
