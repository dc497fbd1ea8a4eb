/** Recurring expenses: what the rest of the domain, the server and the screens use without zod. */

export type { Proposta, UltimoPagamento } from './proposta.schema.ts';
export * from './recorrencia.lists.ts';
export {
  addMeses,
  descricaoDoMes,
  type EstadoRecorrencia,
  erroMarcadores,
  erroPrimeiroMes,
  erroUltimoMes,
  MARCADORES_ACEITOS,
  type Mes,
  mesDe,
  mesesDaSerie,
  motivoForaDaProposta,
  motivoNaoPausar,
  motivoNaoReajustar,
  motivoNaoRetomar,
  reajustado,
  situacaoRecorrencia,
  statusProposta,
  temMes,
  textoProposta,
  ultimoMesProposto,
  valorNoMes,
  vencimentoDoMes,
} from './recorrencia.rules.ts';
export type { MesFeito, Recorrencia } from './recorrencia.schema.ts';
export {
  type MotivoRecorrencia,
  recorrenciasErrors,
  recorrenciasMessages,
  recorrenciasMotivos,
} from './recorrencias.messages.ts';
export { RECORRENCIAS_PENDENCIAS } from './recorrencias.pendencias.ts';
