/** Expense items: operations for the composition root. */
export { palavrasDosItens } from './itens-despesa.palavras.ts';
export { itensDespesaRoutes } from './itens-despesa.routes.ts';
export { itensDespesaSource } from './itens-despesa.search.ts';
export { ITEM_DESPESA_REFERENCIA } from './itens-despesa.store.ts';
