/** The cases' report. Source: spec 3 §2.1, §2.16; decisions-legal (Panel, Report). */
import { RELATORIO_PROCESSOS } from '@sede/domain/modules/juridico/relatorio-processos';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { GRUPOS } from '../juridico.menu.ts';

export const relatorioProcessosModule = defineModule({
  routes: [
    {
      path: '/processos/relatorio',
      title: RELATORIO_PROCESSOS.titulo,
      access: 'processos.relatorio',
      help: 'juridico#relatório-de-processos',
      menu: { order: 50, icon: 'report', group: GRUPOS.relatorios, section: '/juridico' },
      page: lazyPage(() => import('./RelatorioProcessosPage.tsx').then((m) => m.RelatorioProcessosPage)),
    },
  ],
});
