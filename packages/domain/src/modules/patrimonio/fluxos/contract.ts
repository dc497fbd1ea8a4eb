/** Fluxos, for code that may load zod: operations, and the schemas that forms and server read. */
export { fluxoForm, retornoForm } from './fluxo.form.ts';
export { fluxoSchema } from './fluxo.schema.ts';
export { fluxosContract } from './fluxos.contract.ts';
