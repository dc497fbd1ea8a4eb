/** Appointments, for code that may load zod: operations, and the schemas that forms and server read. */
export { atendimentoSchema } from './atendimento.schema.ts';
export { atendimentosContract } from './atendimentos.contract.ts';
