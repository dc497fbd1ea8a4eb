/** The settings, for code that may load zod: operations, the registry that the server reads, the form of a page. */
export { configuracoesContract } from './configuracoes.contract.ts';
export { definitionOf, secaoSchema, settingsRegistry } from './configuracoes.schema.ts';
