/**
 * The one PDF of a document as it is read. `idAnexo` is what is sent. Sizes in bytes, instants ISO 8601.
 * Source: spec 1 §3.6; decisions §6 (attachments), §7.
 */
import { z } from 'zod';
import { arquivoSchema } from '../sistema/anexos/anexo.schema.ts';

export const carregamento = {
  idAnexo: z.string().nullable(),
  anexo: arquivoSchema.nullable(),
  dataCarregamento: z.string(),
  email: z.string(),
};
