/** Notices without zod. */
export type { Aviso } from './aviso.schema.ts';
export { avisosErrors, tipoDesconhecido } from './avisos.messages.ts';
export { noticesFor, readAviso } from './avisos.rules.ts';
