/** Bank accounts: routes, and what other screens choose one with. */

export { contasSource } from './contas.source.ts';
export { contasBancariasRoutes } from './contas-bancarias.routes.tsx';
