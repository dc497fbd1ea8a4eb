/** Members, for code that may load zod: operations, and the schemas that forms and server read. */
export { type FiliadoFormOutput, filiadoForm } from './filiado.form.ts';
export {
  filiadoFields,
  filiadoSchema,
  type SucessaoDoFiliado,
} from './filiado.schema.ts';
export { filiadosContract } from './filiados.contract.ts';
