/** Revenue items, for code that may load zod: operations, and the schemas that forms and server read. */
export { itemReceitaInput, itemReceitaSchema } from './item-receita.schema.ts';
export { itensReceitaContract } from './itens-receita.contract.ts';
