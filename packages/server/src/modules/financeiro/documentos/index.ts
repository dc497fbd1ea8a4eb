/** Documents: operations and files for the composition root, narrow reads for records that link to one. */
import { defineModule } from '#platform/module/index.ts';
import { documentosAttachments, documentosRoutes } from './documentos.routes.ts';
import { documentosSource } from './documentos.search.ts';

export { DOCUMENTO_REFERENCIA } from './documentos.store.ts';

export const documentosModule = defineModule({
  routes: documentosRoutes,
  search: documentosSource,
  attachments: documentosAttachments,
  importSource: async () => (await import('./documentos.import.ts')).documentosImportSource,
});
