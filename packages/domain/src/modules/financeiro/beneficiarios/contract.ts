/** Beneficiaries, for code that may load zod: operations, and the schemas that forms and server read. */
export { beneficiarioInput, beneficiarioSchema } from './beneficiario.schema.ts';
export { beneficiariosContract } from './beneficiarios.contract.ts';
