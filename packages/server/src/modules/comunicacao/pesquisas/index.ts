/** Satisfaction surveys: operations and background work for the composition root; what the outbox needs of their mails. */
import { defineModule } from '#platform/module/index.ts';
import { type NoiteDasPesquisas, runNight } from './pesquisas.jobs.ts';
import { pesquisasRoutes } from './pesquisas.routes.ts';

export { feedPesquisas } from './pesquisas.jobs.ts';
export { composePesquisa, noteOutcomeDaPesquisa } from './pesquisas.mail.ts';

export const pesquisasModule = defineModule({
  tables: {
    // The linha do tempo of a member.
    pesquisas: { readBy: ['filiados'] },
    // Whose link a one-click unsubscribing is.
    pesquisa_convites: { readBy: ['filiados', 'comunicacao/comunicacoes'] },
    pesquisa_marcas: {},
    pesquisa_urna: {},
    pesquisa_respostas: { readBy: ['filiados'] },
  },
  routes: pesquisasRoutes,
  registerJobs(jobs, background: NoiteDasPesquisas) {
    jobs.register('noite-das-pesquisas', () => runNight(background), { cron: '40 2 * * *' });
  },
  demo: async () => (await import('./pesquisas.demo.ts')).pesquisasDemo,
});
