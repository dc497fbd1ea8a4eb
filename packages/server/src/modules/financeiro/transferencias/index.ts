/** Transfers: operations for the composition root; registering one for the area's other modules. */
export { transferenciasRoutes } from './transferencias.routes.ts';
export { createTransferencia } from './transferencias.service.ts';
export { lockTransferencia } from './transferencias.store.ts';
