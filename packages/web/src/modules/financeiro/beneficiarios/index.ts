/** Beneficiaries: routes, and what other screens choose one with. */
export { beneficiariosRoutes } from './beneficiarios.routes.tsx';
export { beneficiariosSource } from './beneficiarios.source.ts';
