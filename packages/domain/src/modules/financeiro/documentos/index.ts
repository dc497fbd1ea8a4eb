/** Documents: what the rest of the domain, the server and the screens use without zod. */
export {
  DOCUMENTO_FIELDS,
  DOCUMENTOS_FILE_RULE,
  MAX_OPCOES_DOCUMENTO,
  MIN_LETRAS_DOCUMENTO,
} from './documento.lists.ts';
export type { Documento, DocumentoOpcao } from './documento.schema.ts';
export { documentosErrors, documentosMessages } from './documentos.messages.ts';
