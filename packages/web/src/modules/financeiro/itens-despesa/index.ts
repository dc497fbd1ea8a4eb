/** Expense items: what other screens choose one with. */
export { itensDespesaSource } from './itens-despesa.source.ts';
