/** Cases, for code that may load zod: operations, and the schemas that forms and server read. */
export { novoProcessoForm, processoForm } from './processo.form.ts';
export { eventoForm, eventoSchema, processoSchema } from './processo.schema.ts';
export { processosContract } from './processos.contract.ts';
