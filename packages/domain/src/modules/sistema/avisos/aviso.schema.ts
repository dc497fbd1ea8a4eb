/** A notice as its owner reads it: sentence and address are made of its parts when it is read. */
import { z } from 'zod';
import { TIPOS_AVISO } from './avisos.lists.ts';

export const tipoAvisoSchema = z.enum(TIPOS_AVISO);

export const avisoSchema = z.object({
  id: z.string(),
  tipo: tipoAvisoSchema,
  texto: z.string(),
  detalhe: z.string().nullable(),
  caminho: z.string().describe('Endereço da tela a que o aviso leva'),
  criadoEm: z.string(),
  lido: z.boolean(),
});
export type Aviso = z.output<typeof avisoSchema>;
