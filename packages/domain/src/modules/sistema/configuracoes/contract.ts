/** The settings, for code that may load zod: operations and the registry that the server reads. */
export { configuracoesContract } from './configuracoes.contract.ts';
export { configuracoesRegistry, secaoSchema } from './configuracoes.schema.ts';
