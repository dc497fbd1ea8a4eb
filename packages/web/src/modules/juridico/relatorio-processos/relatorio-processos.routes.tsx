/** The cases' report. Source: spec 3 §2.1, §2.16; decisions-legal (Panel, Report). */
import { RELATORIO_PROCESSOS } from '@sede/domain/modules/juridico/relatorio-processos';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { EM_OUTRAS, GRUPOS } from '../juridico.menu.ts';

export const relatorioProcessosModule = defineModule({
  routes: [
    {
      path: '/processos/relatorio',
      title: RELATORIO_PROCESSOS.titulo,
      access: 'processos.relatorio',
      help: 'juridico#processos',
      menu: { order: 50, icon: 'report', group: GRUPOS.relatorios, section: '/juridico', for: 'juridico.ver' },
      // Whoever has finance's or the members' menu and not the legal one finds it there.
      alsoIn: [
        { section: '/financial', order: 185, icon: 'pulse', group: EM_OUTRAS.financeiro, unless: 'juridico.ver' },
        { section: '/filiados', order: 55, icon: 'report', group: EM_OUTRAS.filiados, unless: 'juridico.ver' },
      ],
      page: lazyPage(() => import('./RelatorioProcessosPage.tsx').then((m) => m.RelatorioProcessosPage)),
    },
  ],
});
