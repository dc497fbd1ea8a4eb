/** Sindex: what server and screens use without zod. */
export {
  ATIVOS_MAXIMO,
  CALCULO_FIELDS,
  CALCULOS,
  CALCULOS_ORDEM,
  type Calculo,
  COMPARA_ATE,
  COMPARA_DE,
  CUSTO_FIELDS,
  CUSTO_FILIADO,
  camposDoCalculo,
  NOTA_MAXIMA,
  ROTULO_CALCULO,
  VIABILIDADE,
  VIABILIDADE_FIELDS,
} from './calculo.lists.ts';
export {
  type CustoFiliado,
  custoFiliado,
  parteEmTexto,
  partesDaViabilidade,
  porFiliado,
  type Viabilidade,
  viabilidade,
} from './calculo.rules.ts';
export type { CalculoGuardado } from './calculo.schema.ts';
export { decimalParaBanco, formatDecimal, normaliseDecimalTyping } from './decimal.rules.ts';
export { sindexErrors, sindexMessages, sindexMotivos } from './sindex.messages.ts';
export { PAGINAS_DO_SINDEX } from './sindex.name.ts';
