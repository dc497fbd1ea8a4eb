/** The beneficiaries' door with zod: operations, and the schemas that forms and server read. */
export { beneficiarioInput, beneficiarioSchema } from './beneficiario.schema.ts';
export { beneficiariosContract } from './beneficiarios.contract.ts';
