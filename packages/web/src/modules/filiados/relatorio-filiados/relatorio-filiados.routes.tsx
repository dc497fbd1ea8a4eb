/** The members' report. Source: spec 2 §2; decisions-members (Section, Statistics). */
import { PAGINAS_DE_FILIADOS as PAGINAS } from '@sede/domain/modules/filiados/filiados';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { MENU_DE_FILIADOS } from '../filiados.menu.ts';

export const relatorioFiliadosModule = defineModule({
  routes: [
    {
      path: '/filiados/relatorio',
      title: PAGINAS.relatorio,
      access: 'filiados.relatorio',
      help: 'dependentes-e-relatorios',
      menu: MENU_DE_FILIADOS.relatorio,
      lists: ['relatorioFiliados.list'],
      page: lazyPage(() => import('./RelatorioFiliadosPage.tsx').then((m) => m.RelatorioFiliadosPage)),
    },
  ],
});
