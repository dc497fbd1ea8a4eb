/** Deadlines: operations and the hourly look for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { notifyPrazos, type PrazosBackground } from './prazos.jobs.ts';
import { prazosRoutes } from './prazos.routes.ts';

export const prazosModule = defineModule({
  tables: {
    // The list of cases tells the next deadline; a deleted case cancels those that run.
    prazos: { writtenBy: ['juridico/processos'] },
    prazo_avisos: {},
  },
  routes: prazosRoutes,
  registerJobs(jobs, background: PrazosBackground) {
    jobs.register('avisar-prazos', () => notifyPrazos(background), { cron: '10 8-22 * * *' });
  },
  demo: async () => (await import('./prazos.demo.ts')).prazosDemo,
});
