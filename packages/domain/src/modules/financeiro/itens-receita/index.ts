/** Revenue items: what the rest of the domain, the server and the screens use without zod. */
export { TIPOS_RECEITA } from '../financeiro.lists.ts';
export { ITEM_RECEITA_FIELDS } from './item-receita.lists.ts';
export type { ItemReceita, ItemReceitaInput, ItemReceitaOpcao } from './item-receita.schema.ts';
export { itensReceitaErrors, itensReceitaMessages } from './itens-receita.messages.ts';
