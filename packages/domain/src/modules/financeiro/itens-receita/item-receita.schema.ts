/** A revenue item: what is read, what a person may set, what the list filters by. Source: spec 1 §3.6, §5. */
import { field, type ListDefinition, param, registro } from '@sede/domain/contract';
import { z } from 'zod';
import { TIPOS_RECEITA } from '../financeiro.lists.ts';

export const itemReceitaFields = {
  tipo: field.oneOf(TIPOS_RECEITA),
  nome: field.text(200),
  descricao: field.text(2000),
};
export const itemReceitaInput = z.strictObject(itemReceitaFields);
export type ItemReceitaInput = z.output<typeof itemReceitaInput>;

export const itemReceitaSchema = z.object({
  ...registro,
  tipo: z.enum(TIPOS_RECEITA),
  nome: z.string(),
  descricao: z.string(),
  desabilitado: z.boolean(),
});
export type ItemReceita = z.output<typeof itemReceitaSchema>;

/** What a picker shows, and what choosing the item suggests to a receita. */
export const itemReceitaOpcaoSchema = itemReceitaSchema.pick({
  id: true,
  nome: true,
  tipo: true,
  descricao: true,
  desabilitado: true,
});
export type ItemReceitaOpcao = z.output<typeof itemReceitaOpcaoSchema>;

export const ITENS_RECEITA_ORDEM = ['nome', 'tipo', 'atualizadoEm'] as const;
export const itensReceitaList = {
  ordem: ITENS_RECEITA_ORDEM,
  ordemPadrao: 'nome',
  filtros: {
    tipo: param.anyOf(TIPOS_RECEITA).optional(),
    desabilitado: param.bool().optional(),
  },
} satisfies ListDefinition<(typeof ITENS_RECEITA_ORDEM)[number], Record<string, z.ZodType>>;
