/** The dependents' report. Source: spec 2 §2; decisions-members (Section, Statistics). */
import { PAGINAS_DE_FILIADOS as PAGINAS } from '@sede/domain/modules/filiados/filiados';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { MENU_DE_FILIADOS } from '../filiados.menu.ts';

export const relatorioDependentesModule = defineModule({
  routes: [
    {
      path: '/filiados/dependentes/relatorio',
      title: PAGINAS.relatorioDependentes,
      access: 'dependentes.relatorio',
      help: 'dependentes-e-relatorios',
      menu: MENU_DE_FILIADOS.dependentes,
      lists: ['relatorioDependentes.list'],
      page: lazyPage(() => import('./RelatorioDependentesPage.tsx').then((m) => m.RelatorioDependentesPage)),
    },
  ],
});
