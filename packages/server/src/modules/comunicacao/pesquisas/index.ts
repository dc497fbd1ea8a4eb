/** Satisfaction surveys: operations and background work for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { type PesquisasBackground, runMinute, runNight } from './pesquisas.jobs.ts';
import { pesquisasRoutes } from './pesquisas.routes.ts';

export const pesquisasModule = defineModule({
  tables: {
    pesquisas: {},
    pesquisa_convites: { readBy: ['filiados'] },
    pesquisa_marcas: {},
    pesquisa_urna: {},
    pesquisa_respostas: { readBy: ['filiados'] },
  },
  routes: pesquisasRoutes,
  registerJobs(jobs, background: PesquisasBackground) {
    jobs.register('enviar-pesquisas', () => runMinute(background), { cron: '* * * * *' });
    jobs.register('noite-das-pesquisas', () => runNight(background), { cron: '40 2 * * *' });
  },
  demo: async () => (await import('./pesquisas.demo.ts')).pesquisasDemo,
});
