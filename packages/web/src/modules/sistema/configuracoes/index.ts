/** Settings: routes. The frame around their pages is the composition root's to load. */
export { configuracoesRoutes } from './configuracoes.routes.tsx';
