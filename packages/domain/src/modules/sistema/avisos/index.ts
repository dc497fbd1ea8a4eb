/** Notices without zod. */
export type { Aviso } from './aviso.schema.ts';
export { AVISOS, type DadosAviso, type PartesAviso, readAviso, TIPOS_AVISO, type TipoAviso } from './avisos.lists.ts';
export { avisosErrors } from './avisos.messages.ts';
export { permissaoDoAviso, tiposDeQuem } from './avisos.rules.ts';
