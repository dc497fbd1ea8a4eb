/** Termos: what the server and the screens use without zod. */
export * from './termo.arquivo.lists.ts';
export * from './termo.lists.ts';
export * from './termo.rules.ts';
export type { RespostaDoTermo, Termo, TermoAberto } from './termo.schema.ts';
export { TERMOS_AVISOS } from './termos.avisos.ts';
export { termosErrors, termosMessages } from './termos.messages.ts';
