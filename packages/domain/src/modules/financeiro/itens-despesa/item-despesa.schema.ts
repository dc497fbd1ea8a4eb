/**
 * An expense item: what is read, what a person may set, what the list filters by.
 *
 * `tipo` and `centroCusto` are words of two settings: the server checks them against the lists in force, only when they
 * are new, so that a record keeps a word that the lists have lost. Source: spec 1 §3.6, §5; decisions §7.
 */
import { field, type ListDefinition, param, registro } from '@sede/domain/contract';
import { z } from 'zod';

export const itemDespesaFields = {
  tipo: field.text(60),
  nome: field.text(200),
  centroCusto: field.optionalText(60).optional(),
  descricao: field.optionalText(2000).optional(),
  idBeneficiario: field.id().nullable().optional(),
};
export const itemDespesaInput = z.strictObject(itemDespesaFields);

export const itemDespesaSchema = z.object({
  ...registro,
  tipo: z.string(),
  nome: z.string(),
  centroCusto: z.string().nullable(),
  descricao: z.string().nullable(),
  idBeneficiario: z.string().nullable(),
  nomeBeneficiario: z.string().nullable(),
  desabilitado: z.boolean(),
});
export type ItemDespesa = z.output<typeof itemDespesaSchema>;

/** What a picker shows, and what choosing the item suggests to a despesa. */
export const itemDespesaOpcaoSchema = itemDespesaSchema.pick({
  id: true,
  nome: true,
  tipo: true,
  centroCusto: true,
  idBeneficiario: true,
  nomeBeneficiario: true,
  desabilitado: true,
});
export type ItemDespesaOpcao = z.output<typeof itemDespesaOpcaoSchema>;

export const ITENS_DESPESA_ORDEM = ['nome', 'tipo', 'centroCusto', 'nomeBeneficiario', 'atualizadoEm'] as const;
export const itensDespesaList = {
  ordem: ITENS_DESPESA_ORDEM,
  ordemPadrao: 'nome',
  filtros: {
    tipo: param.texts().optional(),
    centroCusto: param.texts().optional(),
    idBeneficiario: param.ids().optional(),
    desabilitado: param.bool().optional(),
  },
} satisfies ListDefinition<(typeof ITENS_DESPESA_ORDEM)[number], Record<string, z.ZodType>>;
