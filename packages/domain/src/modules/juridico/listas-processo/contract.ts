/** 'Colar lista', for code that may load zod. */
export { listaSchema } from './lista-processo.schema.ts';
export { listasProcessoContract } from './listas-processo.contract.ts';
