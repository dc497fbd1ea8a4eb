/** Law offices: what the rest of the domain, the server and the screens use without zod. */
export { ESCRITORIO_FIELDS } from './escritorio.lists.ts';
export type { Escritorio, EscritorioInput, EscritorioOpcao } from './escritorio.schema.ts';
export { escritoriosErrors, escritoriosMessages } from './escritorios.messages.ts';
