/** The backups without zod. */
export type { Copia, ResumoCopias } from './copia.schema.ts';
export { COPIAS_AVISOS } from './copias.avisos.ts';
export { ESTADOS_COPIA, ORIGENS_COPIA, type OrigemCopia } from './copias.lists.ts';
export { copiasErrors, copiasMessages } from './copias.messages.ts';
export { copiaAtrasada, copiaDevida, copiasVencidas, type Retencao } from './copias.rules.ts';
export { COPIAS_SECTION } from './copias.settings.ts';
