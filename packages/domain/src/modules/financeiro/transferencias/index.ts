/** Transfers: what the rest of the domain, the server and the screens use without zod. */
export { CAIXA, TRANSFERENCIA_FIELDS, TRANSFERENCIAS_ORDEM } from './transferencia.lists.ts';
export { efeitoNoCaixa, erroLados, motivoNaoMudar, textoNoCaixa } from './transferencia.rules.ts';
export type { Transferencia } from './transferencia.schema.ts';
export { transferenciasMessages, transferenciasMotivos } from './transferencias.messages.ts';
export { PAGINAS_DE_TRANSFERENCIAS } from './transferencias.name.ts';
