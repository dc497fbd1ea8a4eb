/** Holidays, for code that may load zod: operations, and the schemas that forms and server read. */
export { feriadoForm, feriadoSchema } from './feriado.schema.ts';
export { feriadosContract } from './feriados.contract.ts';
