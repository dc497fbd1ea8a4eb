/** The law offices' door with zod: operations, and the schemas that forms and server read. */
export { escritorioInput, escritorioSchema } from './escritorio.schema.ts';
export { escritoriosContract } from './escritorios.contract.ts';
