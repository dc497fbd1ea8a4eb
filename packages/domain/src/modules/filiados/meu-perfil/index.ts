/** The member's own page: what the server and the screens use without zod. */
export { MEU_PERFIL_AVISOS } from './meu-perfil.avisos.ts';
export { OUTROS_DADOS, PERFIL_FIELDS } from './meu-perfil.lists.ts';
export { meuPerfilErrors, meuPerfilMessages, PERGUNTAS_DO_LINK } from './meu-perfil.messages.ts';
export type { Perfil } from './meu-perfil.schema.ts';
export { meuPerfilSettings } from './meu-perfil.settings.ts';
export { readTemas, recebeTema, type Tema } from './temas.rules.ts';
