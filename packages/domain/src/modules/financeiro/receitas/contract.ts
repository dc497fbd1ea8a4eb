/** Revenues, for code that may load zod: operations, and the schemas that forms and server read. */
export { alterarReceitaForm, creditarForm, estornarReceitaForm, registrarReceitaForm } from './receita.form.ts';
export { receitaSchema } from './receita.schema.ts';
export { receitasContract } from './receitas.contract.ts';
