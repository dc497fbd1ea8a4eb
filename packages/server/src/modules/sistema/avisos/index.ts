/** Notices: what every module calls to make one, and what the composition root mounts. */
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/index.ts';
import { defineModule } from '#platform/module/index.ts';
import { avisosRoutes } from './avisos.routes.ts';
import { sweepAvisos } from './avisos.service.ts';

export { dropRetidos } from './avisos.retidos.ts';
export { dismiss, notify, releaseAvisos } from './avisos.service.ts';
export { countUnread } from './avisos.store.ts';
export { startRelease } from './startRelease.ts';

export const avisosModule = defineModule({
  tables: { avisos: {}, avisos_desligados: {}, avisos_retidos: {} },
  routes: avisosRoutes,
  personalEvents: true,
  registerJobs(jobs, { db, clock }: { db: Db; clock: Clock }) {
    jobs.register('varrer-avisos', () => sweepAvisos(db, clock), { cron: '30 3 * * *' });
  },
  demo: async () => (await import('./avisos.demo.ts')).avisosDemo,
});
