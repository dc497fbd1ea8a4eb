/** The month closing's door with zod: operations, and the schemas that forms and server read. */
export { financeMonth, reabrirForm } from './fechamento.schema.ts';
export { fechamentosContract } from './fechamentos.contract.ts';
