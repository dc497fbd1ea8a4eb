/** Expense items: what the rest of the domain, the server and the screens use without zod. */
export { CENTROS_CUSTO, MEIOS_PAGAMENTO, TIPOS_DESPESA, TIPOS_DOCUMENTO } from '../financeiro.lists.ts';
export { ITEM_DESPESA_FIELDS } from './item-despesa.lists.ts';
export type { ItemDespesa, ItemDespesaOpcao } from './item-despesa.schema.ts';
export { itensDespesaErrors, itensDespesaMessages } from './itens-despesa.messages.ts';
