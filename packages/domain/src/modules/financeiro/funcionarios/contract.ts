/** The employees' door with zod: operations, and the schema that forms read. */
export { funcionarioInput } from './funcionario.schema.ts';
export { funcionariosContract } from './funcionarios.contract.ts';
