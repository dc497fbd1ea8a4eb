/** The account's door with zod: operations and the shapes that the server reads. */
export { contaContract } from './conta.contract.ts';
export { authBodies } from './conta.schema.ts';
