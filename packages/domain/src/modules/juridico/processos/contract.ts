/** Cases, for code that may load zod: operations, and the schemas that forms and server read. */
export { eventoSchema, processoListado, processoSchema } from './processo.schema.ts';
export { processosContract } from './processos.contract.ts';
