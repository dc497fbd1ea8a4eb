/** Documents: what other screens choose one with, and the dialog of the list of contracts, which shows them too. */
export { documentosSource } from './documentos.source.ts';
/** Its forms and the register's own words, which that list does not load. */
export const loadDocumentoForm = () => import('./DocumentoForm.tsx');
