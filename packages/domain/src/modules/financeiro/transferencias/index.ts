/** Transfers: what the rest of the domain, the server and the screens use without zod. */
export { CAIXA, TRANSFERENCIA_FIELDS, TRANSFERENCIAS_ORDEM } from './transferencia.lists.ts';
export { efeitoNoCaixa, erroLados, type Lados, motivoNaoMudar, textoNoCaixa } from './transferencia.rules.ts';
export type { Transferencia, TransferenciaInput } from './transferencia.schema.ts';
export { type MotivoTransferencia, transferenciasMessages, transferenciasMotivos } from './transferencias.messages.ts';
