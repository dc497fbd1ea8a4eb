/**
 * Retained taxes: one row for each tax kept back at an expense's payment, their sums by month and tax, and that such a sum
 * was paid over (recolhimento): once for each month and tax.
 *
 * A month is the civil one of the payment ('2026-11'): the period in which the tax is owed. Amounts in centavos; `valor`
 * is the expense's face value, `retido` what was kept back. Source: issue 4 (retained taxes); spec 1 §4.2.
 */
import { field, listDefinition, param } from '@sede/domain/contract';
import type { FieldSpecs } from '@sede/domain/kernel';
import { formatCpfCnpj } from '@sede/domain/kernel';
import { z } from 'zod';
import { mesCivil } from '../financeiro.schema.ts';
import { DESPESA_FIELDS, IMPOSTO_ROTULOS, IMPOSTOS, RETENCOES_ORDEM } from './despesa.lists.ts';
import { RECOLHIMENTO_ROTULOS, RECOLHIMENTOS } from './recolhimento.rules.ts';

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
  base: z.number().int().nullable().describe('Centavos sobre os quais se reteve'),
  aliquota: z.number().int().nullable().describe('Em décimos de milésimo de ponto: 1,5% = 15000'),
  retido: z.number().int(),
  codigo: z.string().describe('Código de receita do recolhimento; vazio: nenhum configurado'),
  vencimento: z.string().describe('Último dia para recolher'),
  mes: z.string(),
  devido: z.number().int().describe('Retido no mês, deste imposto'),
  recolhimento: z.enum(RECOLHIMENTOS).describe('Do mês e do imposto'),
  recolhidoEm: z.string().nullable(),
  recolhido: z.number().int().nullable().describe('Quanto se recolheu do mês e do imposto'),
});
export type Retencao = z.output<typeof retencaoSchema>;

/** A month's tax that was paid over. */
export const recolhimentoSchema = z.object({
  id: z.string(),
  versao: z.number().int(),
  data: z.string(),
  valor: z.number().int().describe('Centavos devidos quando se registrou'),
  idDespesa: z.string().nullable().describe('A despesa que pagou a guia'),
  despesa: z.string().nullable(),
});

/** `devido`: what the person saw as owed; it is what is kept as paid over. */
export const recolherFields = {
  mes: mesCivil(),
  imposto: z.enum(IMPOSTOS),
  devido: field.money().describe('Total retido que se viu, em centavos'),
  dataRecolhimento: field.date(),
  idDespesa: field.id().nullable().optional().describe('A despesa liquidada que pagou a guia'),
};
/** What a person fills in of it. */
export const recolherForm = z.strictObject({
  dataRecolhimento: recolherFields.dataRecolhimento,
  idDespesa: recolherFields.idDespesa,
});

export const somasRetencoes = z.object({ retido: z.number().int() });
export const resumoRetencoes = z.object({
  itens: z.array(
    z.object({
      mes: z.string(),
      imposto: z.enum(IMPOSTOS),
      quantidade: z.number().int(),
      retido: z.number().int().describe('Do que o filtro encontra'),
      devido: z.number().int().describe('Do mês inteiro'),
      vencimento: z.string().describe('Último dia para recolher'),
      codigos: z
        .array(z.object({ codigo: z.string(), devido: z.number().int() }))
        .describe('O devido do mês por código de receita, que é como se recolhe'),
      recolhimento: recolhimentoSchema.nullable(),
    }),
  ),
});
export type ResumoRetencoes = z.output<typeof resumoRetencoes>;

export const RETENCAO_FIELDS: FieldSpecs = {
  imposto: { rotulo: 'Imposto', tipo: 'texto', valores: IMPOSTO_ROTULOS },
  codigo: { rotulo: 'Código', tipo: 'texto' },
  dataLiquidacaoPagamento: DESPESA_FIELDS.dataLiquidacaoPagamento,
  itemDespesa: { rotulo: 'Item de despesa', tipo: 'texto' },
  nomeBeneficiario: { rotulo: 'Beneficiário', tipo: 'texto' },
  cpfCnpj: { rotulo: 'CPF/CNPJ', tipo: 'texto', formato: formatCpfCnpj },
  tipoDocumento: DESPESA_FIELDS.tipoDocumento,
  numeroDocumento: DESPESA_FIELDS.numeroDocumento,
  valor: { rotulo: 'Valor da despesa', tipo: 'dinheiro' },
  base: { rotulo: 'Base', tipo: 'dinheiro' },
  aliquota: { rotulo: 'Alíquota', tipo: 'percentual' },
  retido: { rotulo: 'Retido', tipo: 'dinheiro' },
  vencimento: { rotulo: 'Vence', tipo: 'data' },
  recolhimento: { rotulo: 'Recolhimento', tipo: 'texto', valores: RECOLHIMENTO_ROTULOS },
  recolhidoEm: { rotulo: 'Recolhido em', tipo: 'data' },
};

export const retencoesList = listDefinition({
  ...RETENCOES_ORDEM,
  filtros: {
    inicio: param.date().optional().describe('Pagamento a partir de (inclusive)'),
    fim: param.date().optional().describe('Pagamento até (inclusive)'),
    imposto: param.anyOf(IMPOSTOS).optional(),
    recolhimento: param.anyOf(RECOLHIMENTOS).optional(),
    idBeneficiario: param.ids().optional(),
  },
  intervalos: { periodo: ['inicio', 'fim'] },
});
