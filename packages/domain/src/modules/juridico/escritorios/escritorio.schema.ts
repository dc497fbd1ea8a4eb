/**
 * A law office as far as users need it: what is read, what a person may set, what the list filters by.
 *
 * The legal area adds e-mail and addressee. Source: spec 3 §2.8, §3; decisions §6 (offices).
 */
import { field, type ListDefinition, param, registro } from '@sede/domain/contract';
import { z } from 'zod';

export const escritorioFields = { nome: field.text(200) };
export const escritorioInput = z.strictObject(escritorioFields);
export type EscritorioInput = z.output<typeof escritorioInput>;

export const escritorioSchema = z.object({ ...registro, nome: z.string(), desabilitado: z.boolean() });
export type Escritorio = z.output<typeof escritorioSchema>;

/** What a picker shows. */
export const escritorioOpcaoSchema = escritorioSchema.pick({ id: true, nome: true, desabilitado: true });
export type EscritorioOpcao = z.output<typeof escritorioOpcaoSchema>;

export const ESCRITORIOS_ORDEM = ['nome', 'atualizadoEm'] as const;
export const escritoriosList = {
  ordem: ESCRITORIOS_ORDEM,
  ordemPadrao: 'nome',
  filtros: { desabilitado: param.bool().optional() },
} satisfies ListDefinition<(typeof ESCRITORIOS_ORDEM)[number], Record<string, z.ZodType>>;
