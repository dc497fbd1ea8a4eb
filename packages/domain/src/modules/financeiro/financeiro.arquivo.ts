/**
 * The one PDF of a document as it is read, and the shadow of it that a form carries.
 *
 * `idAnexo` is what is sent; forms keep beside it, in `pdf`, the name and size that they show. Sizes in bytes, instants
 * ISO 8601. Source: spec 1 §3.6; decisions §6 (attachments), §7.
 */
import { z } from 'zod';
import { anexoSchema } from '../sistema/anexos/anexo.schema.ts';

export const arquivoSchema = anexoSchema.pick({ id: true, nome: true, tamanho: true });
export type Arquivo = z.output<typeof arquivoSchema>;

export const carregamento = {
  idAnexo: z.string().nullable(),
  anexo: arquivoSchema.nullable(),
  dataCarregamento: z.string(),
  email: z.string(),
};

/** Only for the form: never sent. */
export const pdfDoFormulario = { pdf: z.looseObject({ id: z.string() }).nullable().optional() };
