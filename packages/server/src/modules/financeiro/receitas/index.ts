/** Revenues: operations and files for the composition root. */
export { receitasAttachments } from './receitas.anexos.ts';
export { receitasRoutes } from './receitas.routes.ts';
export { receitasSource } from './receitas.search.ts';
