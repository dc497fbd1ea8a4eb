/** The payroll check, for code that may load zod: operations and schemas. */
export {
  competenciaField,
  definicaoSchema,
  inativacaoSchema,
  layoutSchema,
  verificacaoSchema,
} from './consignacao.schema.ts';
export { consignacoesContract } from './consignacoes.contract.ts';
