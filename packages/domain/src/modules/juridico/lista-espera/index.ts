/** The waiting list: what server and screens use without zod. */
export { ESPERA_FIELDS, LISTA_DE_ESPERA_ORDEM, QUALQUER_ESCRITORIO } from './lista-espera.lists.ts';
export { listaEsperaErrors, listaEsperaMessages } from './lista-espera.messages.ts';
export { PAGINA_DA_LISTA_DE_ESPERA } from './lista-espera.name.ts';
export type { Espera } from './lista-espera.schema.ts';
