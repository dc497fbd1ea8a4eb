/** Themes, for code that may load zod: operations, and the schemas that forms and server read. */
export {
  acaoForm,
  itemForm,
  linkForm,
  pessoaForm,
  processoDoTemaForm,
  temaPasso1Form,
  temaPasso2Form,
} from './tema.form.ts';
export { linhasDoTema } from './tema.partes.schema.ts';
export { temaSchema } from './tema.schema.ts';
export { temasContract } from './temas.contract.ts';
