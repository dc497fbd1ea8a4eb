/** The petty cash: what the rest of the domain, the server and the screens use without zod. */
export { A_LIQUIDAR, ENTRADA_FIELDS, ENTRADAS_ORDEM, EXTRATO_FIELDS, LIQUIDADA } from './entrada.lists.ts';
export { motivoNaoMudarEntrada } from './entrada.rules.ts';
export type { Entrada, Saldo } from './entrada.schema.ts';
export {
  palavraDoSaldo,
  suprimentosErrors,
  suprimentosMessages,
  suprimentosMotivos,
} from './suprimentos.messages.ts';
export { PAGINAS_DE_SUPRIMENTOS } from './suprimentos.name.ts';
