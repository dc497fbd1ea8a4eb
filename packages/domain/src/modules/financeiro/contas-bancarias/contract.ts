/** Bank accounts, for code that may load zod: operations, and the schemas that forms and server read. */
export { contaInput } from './conta-bancaria.schema.ts';
export { contasBancariasContract } from './contas-bancarias.contract.ts';
