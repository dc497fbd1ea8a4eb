/** The name search of the compensatory instalment, open to everybody. */
import { nomesParcelaMessages, PAGINA_PARCELA } from '@sede/domain/modules/juridico/nomes-parcela';
import type { PublicRoute } from '#platform/public/index.ts';

export const nomesParcelaPages: readonly PublicRoute[] = [
  {
    path: PAGINA_PARCELA,
    title: nomesParcelaMessages.titulo,
    load: () => import('./BuscaPage.tsx').then((m) => m.BuscaPage),
  },
];
