/** Expense items, for code that may load zod: operations, and the schemas that forms and server read. */
export { itemDespesaInput } from './item-despesa.schema.ts';
export { itensDespesaContract } from './itens-despesa.contract.ts';
