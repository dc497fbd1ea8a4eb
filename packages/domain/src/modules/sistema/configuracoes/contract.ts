/** The settings, for code that may load zod: operations, the registry that the server reads. */
export { configuracoesContract } from './configuracoes.contract.ts';
export { definitionOf, settingsRegistry } from './configuracoes.schema.ts';
