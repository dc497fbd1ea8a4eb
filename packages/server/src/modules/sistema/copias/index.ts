/** The backups: operations and jobs for the composition root, the last good one for whoever shows health. */
import { defineModule } from '#platform/module/index.ts';
import { registerCopias } from './copias.jobs.ts';
import { copiasRoutes } from './copias.routes.ts';

export { copiasDeps } from './copias.jobs.ts';
export { makeCopia } from './copias.service.ts';
export { ultimaCopia } from './copias.store.ts';

export const copiasModule = defineModule({
  tables: {
    // A restored backup knows no copy that was made after it.
    copias: { writtenBy: ['platform/backup'] },
  },
  routes: copiasRoutes,
  registerJobs: registerCopias,
});
