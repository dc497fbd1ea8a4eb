/** An attachment as its uploader and its record's readers see it. Sizes in bytes. Source: decisions §2a (Files). */
import { z } from 'zod';

export const anexoSchema = z.object({
  id: z.string(),
  nome: z.string(),
  tipoConteudo: z.string(),
  tamanho: z.number().int().describe('Bytes'),
  sha256: z.string(),
  protegido: z.boolean().describe('PDF protegido por senha, que não pôde ser lido: só para baixar'),
});

/** One of many files of a record, with when (ISO 8601) and by whom it was attached. */
export const anexoDoRegistroSchema = anexoSchema.extend({ anexadoEm: z.string(), anexadoPor: z.string().nullable() });
