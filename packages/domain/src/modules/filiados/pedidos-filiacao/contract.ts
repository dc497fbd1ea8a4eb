/** Membership applications, for code that may load zod: operations, and the schemas that forms and server read. */
export { pedidoListadoSchema } from './pedido.schema.ts';
export { pedidosFiliacaoContract } from './pedidos-filiacao.contract.ts';
