/** Inventários, for code that may load zod: operations, and the schemas that forms and server read. */
export { inventarioForm, inventarioSchema } from './inventario.schema.ts';
export { inventariosContract } from './inventarios.contract.ts';
