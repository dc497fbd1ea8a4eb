/** Agendas, for code that may load zod: operations, and the schemas that forms and server read. */
export { agendaForm, agendaSchema } from './agenda.schema.ts';
export { agendasContract } from './agendas.contract.ts';
