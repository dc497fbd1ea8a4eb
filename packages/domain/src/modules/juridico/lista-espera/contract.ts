/** The waiting list, for code that may load zod. */
export { listaEsperaContract } from './lista-espera.contract.ts';
export { erroDosDias, esperaForm, esperaSchema } from './lista-espera.schema.ts';
