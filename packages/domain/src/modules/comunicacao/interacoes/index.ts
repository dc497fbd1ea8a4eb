/** Interactions: what the rest of the domain, the server and the screens use without zod. */
export { CLASSIFICACOES, INTERACAO_FIELDS } from './interacao.lists.ts';
export { erroDoMomento, momentoDe, motivoNaoMudar } from './interacao.rules.ts';
export type { FiliadoComInteracoes, Interacao } from './interacao.schema.ts';
export { interacoesErrors, interacoesMessages } from './interacoes.messages.ts';
export { PAGINAS_DE_INTERACOES } from './interacoes.name.ts';
