/** Corrections that members ask for: what the server and the screens use without zod. */
export {
  CAMPOS_CORRIGIVEIS,
  type CampoCorrigivel,
  CORRECAO_FIELDS,
  CORRECOES_ORDEM,
  ESTADOS_DE_CORRECAO,
  type EstadoDeCorrecao,
  MINHAS_CORRECOES,
  NOMES_CORRIGIVEIS,
  OPCOES_DO_CAMPO,
  PEDIDO_DE_CORRECAO_FIELDS,
  ROTULO_DO_CAMPO,
  ROTULO_ESTADO_DE_CORRECAO,
} from './correcao.lists.ts';
export { motivoNaoDecidir, motivoNaoRetirar } from './correcao.rules.ts';
export type { Correcao, CorrecaoListada, MinhaCorrecao, MinhasCorrecoes } from './correcao.schema.ts';
export { CORRECOES_AVISOS } from './correcoes.avisos.ts';
export { correcoesErrors, correcoesMessages, correcoesMotivos, type MotivoCorrecao } from './correcoes.messages.ts';
export { PAGINAS_DE_CORRECOES } from './correcoes.name.ts';
