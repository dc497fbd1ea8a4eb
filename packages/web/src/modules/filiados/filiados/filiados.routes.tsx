/** Members. Source: spec 2 §2; decisions-members (Section, List, Dialog and page). */
import { PAGINAS_DE_FILIADOS as PAGINAS } from '@sede/domain/modules/filiados/filiados';
import { defineModule } from '#platform/module/index.ts';
import { createAt, lazyPage, recordsAt } from '#platform/routing/index.ts';
import { MENU_DE_FILIADOS } from '../filiados.menu.ts';
import { FILIADOS, filiadoPath } from './filiados.paths.ts';

/** A dependent that is found opens the titular. */
const DEPENDENTES_NA_BUSCA = {
  source: 'dependentes',
  people: true,
  title: 'Dependentes',
  hrefOf: filiadoPath,
} as const;

export const filiadosModule = defineModule({
  routes: [
    {
      path: FILIADOS,
      title: PAGINAS.titulo,
      access: 'filiados.ver',
      help: 'filiados',
      menu: MENU_DE_FILIADOS.filiados,
      actions: [createAt(FILIADOS, PAGINAS.cadastrar, 'filiados.editar')],
      records: { ...recordsAt(FILIADOS, 'filiados'), hrefOf: filiadoPath, people: true },
      moreRecords: [DEPENDENTES_NA_BUSCA],
      lists: ['filiados.list'],
      page: lazyPage(() => import('./FiliadosPage.tsx').then((m) => m.FiliadosPage)),
    },
    {
      path: `${FILIADOS}/:id`,
      title: 'Filiado',
      access: 'filiados.ver',
      help: 'filiados#a-ficha',
      page: lazyPage(() => import('./FiliadoPage.tsx').then((m) => m.FiliadoPage)),
    },
  ],
});
