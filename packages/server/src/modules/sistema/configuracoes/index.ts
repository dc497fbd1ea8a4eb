/** The settings: operations for the composition root, one narrow read for everybody. */
export { configuracoesRoutes } from './configuracoes.routes.ts';
export { readConfiguracoes } from './configuracoes.service.ts';
