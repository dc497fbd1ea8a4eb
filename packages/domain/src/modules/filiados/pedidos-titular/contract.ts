/** Data subjects' requests, for code that may load zod: operations and schemas. */
export { pedidoTitularFields, pedidoTitularSchema } from './pedido-titular.schema.ts';
export { pedidosTitularContract } from './pedidos-titular.contract.ts';
