/** Data subjects' requests: what the rest of the domain, the server and the screens use without zod. */
export {
  ESTADOS_DE_PEDIDO,
  GUARDA_DO_DOSSIE_HORAS,
  NOME_ANONIMIZADO,
  PEDIDO_TITULAR_FIELDS,
  PEDIDOS_TITULAR_ORDEM,
  PRAZO_DIAS,
  ROTULO_ESTADO_DE_PEDIDO,
  ROTULO_TIPO_DE_PEDIDO,
  TIPOS_DE_PEDIDO,
} from './pedido-titular.lists.ts';
export {
  type Anonimizavel,
  motivoNaoAnonimizar,
  motivoNaoBaixar,
  motivoNaoConfirmar,
  motivoNaoRecusar,
} from './pedido-titular.rules.ts';
export type { PedidoTitular } from './pedido-titular.schema.ts';
export { PEDIDOS_TITULAR_AVISOS } from './pedidos-titular.avisos.ts';
export {
  type MotivoPedidoTitular,
  pedidosTitularErrors,
  pedidosTitularMessages,
  pedidosTitularMotivos,
} from './pedidos-titular.messages.ts';
export { PAGINAS_DO_TITULAR } from './pedidos-titular.name.ts';
