/** Attachments: shapes. */
export { type Anexo, anexoSchema } from './anexo.schema.ts';
