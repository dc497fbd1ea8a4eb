/** Events, for code that may load zod: operations, and the schemas that forms and server read. */
export { eventoInput, eventoSchema } from './evento.schema.ts';
export { eventosContract } from './eventos.contract.ts';
