/** Revenue items: operations for the composition root. */
export { itensReceitaRoutes } from './itens-receita.routes.ts';
export { itensReceitaSource } from './itens-receita.search.ts';
export { ITEM_RECEITA_REFERENCIA } from './itens-receita.store.ts';
