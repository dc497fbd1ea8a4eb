/** A notice as its owner reads it: sentence and address are made of its parts when it is read. */
import { z } from 'zod';

export const avisoSchema = z.object({
  id: z.string(),
  tipo: z.string().describe("Espécie do aviso: 'email_falhou'"),
  texto: z.string(),
  detalhe: z.string().nullable(),
  caminho: z.string().describe('Endereço da tela a que o aviso leva'),
  criadoEm: z.string(),
  lido: z.boolean(),
});
export type Aviso = z.output<typeof avisoSchema>;
