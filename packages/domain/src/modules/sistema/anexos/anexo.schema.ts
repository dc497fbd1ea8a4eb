/** An attachment as its uploader and its record's readers see it. Sizes in bytes. Source: decisions §2a (Files). */
import { z } from 'zod';

export const anexoSchema = z.object({
  id: z.string(),
  nome: z.string(),
  tipoConteudo: z.string(),
  tamanho: z.number().int().describe('Bytes'),
  sha256: z.string(),
});
export type Anexo = z.output<typeof anexoSchema>;
