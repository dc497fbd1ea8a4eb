/** The settings: operations for the composition root, narrow reads for everybody. */
export type { ConfiguracoesDeps, PalavrasEmUso } from './configuracoes.deps.ts';
export { configuracoesRoutes } from './configuracoes.routes.ts';
export { configuracoesSource } from './configuracoes.search.ts';
export { emailsFinanceiroEspecial, readConfiguracoes, trocarEmailEspecial } from './configuracoes.service.ts';
export { findLogo, type LogoImagem, readLogo } from './logo.store.ts';
