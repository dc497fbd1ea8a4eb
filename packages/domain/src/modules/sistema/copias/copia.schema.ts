/** A backup as gestor_sistema sees it. Sizes in bytes, instants ISO 8601. */
import { z } from 'zod';
import { VALORES_ESTADO_COPIA, VALORES_ORIGEM_COPIA } from './copias.lists.ts';

export const copiaSchema = z.object({
  id: z.string(),
  origem: z.enum(VALORES_ORIGEM_COPIA),
  estado: z.enum(VALORES_ESTADO_COPIA),
  iniciadaEm: z.string(),
  terminadaEm: z.string().nullable(),
  por: z.string().nullable().describe('Quem pediu'),
  etapa: z.string().nullable(),
  destino: z.string(),
  arquivo: z.string().nullable(),
  tamanho: z.number().int().nullable(),
  cifrada: z.boolean(),
  linhas: z.number().int().nullable(),
  arquivos: z.number().int().nullable(),
  problemas: z.array(z.string()).describe('Arquivos que faltavam ou não conferiam'),
  erro: z.string().nullable(),
  removidaEm: z.string().nullable().describe('Retirada pela regra de guarda'),
});
export type Copia = z.output<typeof copiaSchema>;

export const resumoCopiasSchema = z.object({
  destino: z.string(),
  cifrada: z.boolean(),
  automatica: z.boolean(),
  emAndamento: z.boolean(),
  ultima: copiaSchema.nullable(),
  ultimaBoa: copiaSchema.nullable(),
  atrasada: z.boolean(),
});
export type ResumoCopias = z.output<typeof resumoCopiasSchema>;
