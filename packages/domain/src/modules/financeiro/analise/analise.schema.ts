/** What the analysis is asked and answers. Amounts in centavos; below zero by cash only. Source: spec 1 §2.14. */
import { param } from '@sede/domain/contract';
import { z } from 'zod';
import { lancamentosFiltros } from '../relatorio-despesas/lancamento.schema.ts';
import { CAMPOS_ANALISE } from './analise.lists.ts';

export const analiseInput = { ...lancamentosFiltros, campo: param.oneOf(CAMPOS_ANALISE).default('itemDespesa') };

/** `id` is the item's id or the word of type or cost centre ('' is none), null for 'Outros'. */
export const fatiaDespesaSchema = z.object({
  id: z.string().nullable(),
  rotulo: z.string(),
  quantidade: z.number().int(),
  valor: z.number().int(),
});
export type FatiaDespesa = z.output<typeof fatiaDespesaSchema>;

export const analiseSchema = z.object({
  fatias: z.array(fatiaDespesaSchema),
  quantidade: z.number().int(),
  valor: z.number().int(),
});
