/** A mail of the outbox as staff see it; never its text, which may carry a link that opens somebody's account. */
import { z } from 'zod';
import { VALORES_ESTADO_EMAIL } from './emails.lists.ts';

export const emailSchema = z.object({
  id: z.string(),
  para: z.string(),
  assunto: z.string(),
  motivo: z.string().describe('Para que serve: recuperacao, convite…'),
  estado: z.enum(VALORES_ESTADO_EMAIL),
  tentativas: z.number().int(),
  proximaTentativaEm: z.string().nullable(),
  ultimoErro: z.string().nullable(),
  criadoEm: z.string(),
  enviadoEm: z.string().nullable(),
});
export type Email = z.output<typeof emailSchema>;
