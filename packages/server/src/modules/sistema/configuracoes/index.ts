/** The settings: operations for the composition root, narrow reads for everybody. */
import { defineModule } from '#platform/module/index.ts';
import type { ConfiguracoesDeps } from './configuracoes.deps.ts';
import { configuracoesRoutes } from './configuracoes.routes.ts';
import { configuracoesSource } from './configuracoes.search.ts';

export type { ConfiguracoesDeps } from './configuracoes.deps.ts';
export { readPalavra } from './configuracoes.import.ts';
export { followEmail, namesEmail, readConfiguracoes, readContato } from './configuracoes.service.ts';
export { findLogo, readLogo } from './logo.store.ts';

export const configuracoesModule = defineModule({
  tables: { logotipos: {} },
  routes: ({ configuracoes }: { configuracoes: ConfiguracoesDeps }) => configuracoesRoutes(configuracoes),
  search: configuracoesSource,
  demo: async () => (await import('./configuracoes.demo.ts')).configuracoesDemo,
});
