/** The backups: operations and jobs for the composition root, the last good one for whoever shows health. */

export { copiasDeps, registerCopias } from './copias.jobs.ts';
export { copiasRoutes } from './copias.routes.ts';
export { type CopiasDeps, fazerCopia } from './copias.service.ts';
export { ultimaCopia } from './copias.store.ts';
