/** Documents: what other screens choose one with. */
export { documentosSource } from './documentos.source.ts';
