/** Bens, for code that may load zod: operations, and the schemas that forms and server read. */
export { bemForm } from './bem.form.ts';
export { bemSchema } from './bem.schema.ts';
export { bensContract } from './bens.contract.ts';
