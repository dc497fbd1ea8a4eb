/** Notices: what every module calls to make one, and what the composition root mounts. */
export { avisosRoutes } from './avisos.routes.ts';
export { dismiss, type NovoAviso, notify, sweepAvisos } from './avisos.service.ts';
export { contarNaoLidos } from './avisos.store.ts';
