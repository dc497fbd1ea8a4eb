/** Revenue items: routes, and what other screens choose one with. */
export { itensReceitaRoutes } from './itens-receita.routes.tsx';
export { itensReceitaSource } from './itens-receita.source.ts';
