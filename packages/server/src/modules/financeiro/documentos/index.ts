/** Documents: operations and files for the composition root, narrow reads for records that link to one. */
export { documentosAttachments, documentosRoutes } from './documentos.routes.ts';
export { documentosSource } from './documentos.search.ts';
export { DOCUMENTO_REFERENCIA } from './documentos.store.ts';
export { documentoNames } from './documentos.views.ts';
