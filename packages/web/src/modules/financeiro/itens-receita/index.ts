/** Revenue items: what other screens choose one with. */
export { itensReceitaSource } from './itens-receita.source.ts';
