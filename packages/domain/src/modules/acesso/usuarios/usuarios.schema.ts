/**
 * A user as administrators see it, and what creating one takes. Source: spec 1 §3.2; decisions §6 (new user).
 */

import { registro } from '@sede/domain/contract';
import { z } from 'zod';

export const usuarioSchema = z.object({
  ...registro,
  nome: z.string(),
  email: z.string(),
  papeis: z.array(z.string()),
  escritorios: z.array(z.string()).describe('Ids dos escritórios'),
  desabilitado: z.boolean(),
  desabilitadoMotivo: z.string().nullable(),
  doisFatoresAtivo: z.boolean(),
  ultimoAcessoEm: z.string().nullable().describe('ISO 8601'),
});
export type Usuario = z.output<typeof usuarioSchema>;

export interface NovoUsuario {
  nome: string;
  email: string;
  papeis: readonly string[];
  escritorios: readonly string[];
}
