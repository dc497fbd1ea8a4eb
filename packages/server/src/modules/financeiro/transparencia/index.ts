/** Transparency documents: operations and files for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { transparenciaAttachments, transparenciaRoutes } from './transparencia.routes.ts';
import { transparenciaSource } from './transparencia.search.ts';

export const transparenciaModule = defineModule({
  routes: transparenciaRoutes,
  search: transparenciaSource,
  attachments: transparenciaAttachments,
  importSource: async () => (await import('./transparencia.import.ts')).transparenciaImportSource,
});
