/** The import of interactions: operations, tables and jobs for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { registerImportacoes } from './importacoes-interacao.jobs.ts';
import { importacoesInteracaoRoutes } from './importacoes-interacao.routes.ts';

export const importacoesInteracaoModule = defineModule({
  tables: { interacao_importacoes: {}, interacao_importacao_linhas: {} },
  routes: importacoesInteracaoRoutes,
  registerJobs: registerImportacoes,
  demo: async () => (await import('./importacoes-interacao.demo.ts')).importacoesInteracaoDemo,
});
