/** The expense items' door with zod: operations, and the schemas that forms and server read. */
export { itemDespesaInput, itemDespesaSchema } from './item-despesa.schema.ts';
export { itensDespesaContract } from './itens-despesa.contract.ts';
