/** The backups without zod. */
export type { Copia, ResumoCopias } from './copia.schema.ts';
export { ESTADOS_COPIA, type EstadoCopia, ORIGENS_COPIA, type OrigemCopia } from './copias.lists.ts';
export { copiasErrors, copiasMessages } from './copias.messages.ts';
export { copiaAtrasada, copiaDevida, copiasVencidas, type Retencao, ultimoHorario } from './copias.rules.ts';
