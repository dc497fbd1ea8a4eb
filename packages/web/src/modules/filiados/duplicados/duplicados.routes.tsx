/** Duplicate records: pairs, comparison, merges. Source: decisions-members (Merge, Section). */
import { PAGINAS_DE_DUPLICADOS as PAGINAS } from '@sede/domain/modules/filiados/duplicados';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { MENU_DE_FILIADOS } from '../filiados.menu.ts';
import { COMPARAR, DUPLICADOS, PROPOSTAS } from './duplicados.paths.ts';

const ACCESS = 'filiados.unificar';

export const duplicadosModule = defineModule({
  routes: [
    {
      path: DUPLICADOS,
      title: PAGINAS.titulo,
      access: ACCESS,
      help: 'fichas-duplicadas',
      menu: MENU_DE_FILIADOS.duplicados,
      lists: ['duplicados.pares'],
      page: lazyPage(() => import('./DuplicadosPage.tsx').then((m) => m.DuplicadosPage)),
    },
    {
      path: PROPOSTAS,
      title: PAGINAS.propostas,
      access: ACCESS,
      help: 'fichas-duplicadas#confirmar',
      lists: ['duplicados.list'],
      page: lazyPage(() => import('./UnificacoesPage.tsx').then((m) => m.UnificacoesPage)),
    },
    {
      path: COMPARAR,
      title: PAGINAS.comparar,
      access: ACCESS,
      help: 'fichas-duplicadas#comparar-e-propor',
      page: lazyPage(() => import('./ComparePage.tsx').then((m) => m.ComparePage)),
    },
  ],
});
