/** Transparency documents: what the rest of the domain, the server and the screens use without zod. */
export { TRANSPARENCIA_FIELDS, TRANSPARENCIA_FILE_RULE } from './documento-transparencia.lists.ts';
export { erroPublicacao, isLinkHttps } from './documento-transparencia.rules.ts';
export type { DocumentoTransparencia } from './documento-transparencia.schema.ts';
export { transparenciaMessages } from './transparencia.messages.ts';
