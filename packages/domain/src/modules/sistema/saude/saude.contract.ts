/**
 * Whether the server lives and can work. Strangers learn only that; whoever sees the settings gets the parts.
 *
 * Not ready = `plataforma.indisponivel` (503). Free space in bytes. Source: decisions §2a (`GET /api/health`).
 */
import { noInput, op } from '@sede/domain/contract';
import { z } from 'zod';

const part = z.enum(['ok', 'falha']);
export const saudeSchema = z.object({
  situacao: z.literal('ok'),
  partes: z
    .object({ banco: part, arquivos: part, fila: part, espacoLivre: z.number().int().nullable(), versao: z.string() })
    .optional(),
});
export type Saude = z.output<typeof saudeSchema>;

export const saudeContract = {
  get: op('public', {
    method: 'GET',
    path: '/health',
    summary: 'Diz se o servidor está de pé e pronto para trabalhar.',
    input: noInput(),
    output: saudeSchema,
  }),
};
