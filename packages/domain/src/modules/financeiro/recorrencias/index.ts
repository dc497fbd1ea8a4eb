/** Recurring expenses: what the rest of the domain, the server and the screens use without zod. */

export type { Proposta } from './proposta.schema.ts';
export * from './recorrencia.lists.ts';
export {
  addMeses,
  descricaoDoMes,
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
  textoProposta,
  ultimoMesProposto,
  vencimentoDoMes,
} from './recorrencia.rules.ts';
export type { MesFeito, Recorrencia } from './recorrencia.schema.ts';
export {
  type MotivoRecorrencia,
  recorrenciasErrors,
  recorrenciasMessages,
  recorrenciasMotivos,
} from './recorrencias.messages.ts';
export { PAGINAS_DE_RECORRENCIAS } from './recorrencias.name.ts';
