/** Law offices, for code that may load zod: operations, and the schemas that forms and server read. */
export { escritorioInput, escritorioSchema } from './escritorio.schema.ts';
export { escritoriosContract } from './escritorios.contract.ts';
