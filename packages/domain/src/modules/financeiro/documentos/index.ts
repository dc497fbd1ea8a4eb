/** Documents: what the rest of the domain, the server and the screens use without zod. */
export { documentoMessages } from '../financeiro.arquivo.lists.ts';
export type { Arquivo } from '../financeiro.arquivo.ts';
export { DOCUMENTO_FIELDS, MAX_OPCOES_DOCUMENTO, MIN_LETRAS_DOCUMENTO } from './documento.lists.ts';
export type { Documento, DocumentoOpcao } from './documento.schema.ts';
export { documentosErrors, documentosMessages } from './documentos.messages.ts';
