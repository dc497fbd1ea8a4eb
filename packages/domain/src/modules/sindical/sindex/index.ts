/** Sindex: what server and screens use without zod. */
export {
  CALCULO_FIELDS,
  CALCULOS,
  CALCULOS_ORDEM,
  type Calculo,
  COMPARA_ATE,
  COMPARA_DE,
  CUSTO_FIELDS,
  CUSTO_FILIADO,
  camposDoCalculo,
  ROTULO_CALCULO,
  VIABILIDADE,
} from './calculo.lists.ts';
export {
  custoFiliado,
  parteEmTexto,
  partesDaViabilidade,
  porFiliado,
  viabilidade,
} from './calculo.rules.ts';
export type { CalculoGuardado } from './calculo.schema.ts';
export { decimalParaBanco, formatDecimal, normaliseDecimalTyping } from './decimal.rules.ts';
export { sindexErrors, sindexMessages, sindexMotivos } from './sindex.messages.ts';
export { PAGINAS_DO_SINDEX } from './sindex.name.ts';
