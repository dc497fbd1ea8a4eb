/** Revenues: operations and files for the composition root; the list's query for the area's other figures. */
export { receitasAttachments } from './receitas.anexos.ts';
export { contaDaCreditada, lockReceita } from './receitas.conta.ts';
export { creditar, desfazerCredito } from './receitas.creditar.ts';
export { receitasRoutes } from './receitas.routes.ts';
export { receitasSource } from './receitas.search.ts';
export { type ReceitasFilter, receitasQuery } from './receitas.views.ts';
