/** Attachments: shapes. */
export { type Anexo, type Arquivo, anexoSchema, arquivoDoFormulario, arquivoSchema } from './anexo.schema.ts';
