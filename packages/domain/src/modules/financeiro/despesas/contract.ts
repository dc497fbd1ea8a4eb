/** Expenses, for code that may load zod: operations, and the schemas that forms and server read. */
export { darContaForm } from '../financeiro.schema.ts';
export {
  alterarDespesaForm,
  corrigirDespesaForm,
  estornarForm,
  liquidarForm,
  liquidarVariasForm,
  registrarDespesaForm,
} from './despesa.form.ts';
export { despesaSchema, faltaNaLiquidacao } from './despesa.schema.ts';
export { despesasContract } from './despesas.contract.ts';
export { RETENCAO_FIELDS, recolherForm, recolhimentoSchema } from './retencao.schema.ts';
