/**
 * Retained taxes: one row for each tax kept back at an expense's payment, and their sums by month and tax.
 *
 * A month is the civil one of the payment ('2026-11'): the period in which the tax is owed. Amounts in centavos; `valor`
 * is the expense's face value, `retido` what was kept back. Source: issue 4 (retained taxes); spec 1 §4.2.
 */
import { type ListDefinition, param } from '@sede/domain/contract';
import type { FieldSpecs } from '@sede/domain/kernel';
import { formatCpfCnpj } from '@sede/domain/kernel';
import { z } from 'zod';
import { DESPESA_FIELDS, IMPOSTO_ROTULOS, IMPOSTOS } from './despesa.lists.ts';

export const retencaoSchema = z.object({
  id: z.string(),
  idDespesa: z.string(),
  imposto: z.enum(IMPOSTOS),
  dataLiquidacaoPagamento: z.string(),
  itemDespesa: z.string(),
  nomeBeneficiario: z.string(),
  cpfCnpj: z.string(),
  tipoDocumento: z.string(),
  numeroDocumento: z.string(),
  valor: z.number().int(),
  retido: z.number().int(),
});
export type Retencao = z.output<typeof retencaoSchema>;

export const somasRetencoes = z.object({ retido: z.number().int() });
export const resumoRetencoes = z.object({
  itens: z.array(
    z.object({ mes: z.string(), imposto: z.enum(IMPOSTOS), quantidade: z.number().int(), retido: z.number().int() }),
  ),
});
export type ResumoRetencoes = z.output<typeof resumoRetencoes>;

export const RETENCAO_FIELDS: FieldSpecs = {
  imposto: { rotulo: 'Imposto', tipo: 'texto', valores: IMPOSTO_ROTULOS },
  dataLiquidacaoPagamento: DESPESA_FIELDS.dataLiquidacaoPagamento,
  itemDespesa: { rotulo: 'Item de despesa', tipo: 'texto' },
  nomeBeneficiario: { rotulo: 'Beneficiário', tipo: 'texto' },
  cpfCnpj: { rotulo: 'CPF/CNPJ', tipo: 'texto', formato: formatCpfCnpj },
  tipoDocumento: DESPESA_FIELDS.tipoDocumento,
  numeroDocumento: DESPESA_FIELDS.numeroDocumento,
  valor: { rotulo: 'Valor da despesa', tipo: 'dinheiro' },
  retido: { rotulo: 'Retido', tipo: 'dinheiro' },
};

export const RETENCOES_ORDEM = ['dataLiquidacaoPagamento', 'imposto', 'nomeBeneficiario', 'retido'] as const;
export const retencoesList = {
  ordem: RETENCOES_ORDEM,
  ordemPadrao: '-dataLiquidacaoPagamento',
  filtros: {
    inicio: param.date().optional().describe('Pagamento a partir de (inclusive)'),
    fim: param.date().optional().describe('Pagamento até (inclusive)'),
    imposto: param.anyOf(IMPOSTOS).optional(),
    idBeneficiario: param.ids().optional(),
  },
  intervalos: { periodo: ['inicio', 'fim'] },
} satisfies ListDefinition<(typeof RETENCOES_ORDEM)[number], Record<string, z.ZodType>>;
