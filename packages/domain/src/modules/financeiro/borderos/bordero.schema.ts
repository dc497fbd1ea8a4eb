/**
 * A payment batch: what is read, what a person may set, what the list filters by. Amounts in centavos, `valor` the sum
 * of the expenses' face values, `valorPago` what leaves the bank: with each row's additions, discount and retained taxes. Source: issue 4 (Payment batch).
 */
import { field, impedimentos, listDefinition, param, registro } from '@sede/domain/contract';
import { z } from 'zod';
import { ajusteFields, ajustesLidos, contaPaga } from '../despesas/despesa.schema.ts';
import { dataDoDinheiro } from '../financeiro.schema.ts';
import { BORDEROS_ORDEM, SITUACOES_BORDERO } from './bordero.lists.ts';
import { borderosMotivos } from './borderos.messages.ts';

export const borderoSchema = z.object({
  ...registro,
  numero: z.number().int(),
  descricao: z.string(),
  situacao: z.enum(SITUACOES_BORDERO),
  quantidade: z.number().int(),
  valor: z.number().int().describe('Soma dos valores das despesas'),
  valorPago: z.number().int().describe('O que sai do banco: a soma do valor pago de cada uma'),
  dataLiquidacao: z.string().nullable(),
  bancoLiquidacao: z.string().nullable(),
  numeroPagamento: z.string().nullable(),
  motivoCancelamento: z.string().nullable(),
});
export type Bordero = z.output<typeof borderoSchema>;

/** One expense of a batch, with what the bank needs to pay it. */
export const itemDoBorderoSchema = z.object({
  id: z.string(),
  itemDespesa: z.string(),
  descricao: z.string(),
  parcela: z.string(),
  nomeBeneficiario: z.string(),
  cpfCnpj: z.string(),
  chavePix: z.string().nullable(),
  banco: z.string().nullable(),
  agencia: z.string().nullable(),
  conta: z.string().nullable(),
  tipoConta: z.string().nullable(),
  boleto: z.string().nullable(),
  tipoDocumento: z.string(),
  numeroDocumento: z.string(),
  dataVencimento: z.string(),
  valor: z.number().int(),
  ...ajustesLidos,
  valorPago: z.number().int(),
  pode: impedimentos(['pagar'], z.enum(borderosMotivos.codigos)),
});
export type ItemDoBordero = z.output<typeof itemDoBorderoSchema>;

export const borderoCompletoSchema = borderoSchema.extend({ itens: z.array(itemDoBorderoSchema) });
export type BorderoCompleto = z.output<typeof borderoCompletoSchema>;

export const pagamentoDoBorderoFields = {
  dataLiquidacao: dataDoDinheiro(),
  idContaLiquidacao: contaPaga(),
  bancoLiquidacao: field.text(80),
  numeroPagamento: field.text(60),
};
export const liquidarBorderoForm = z.strictObject(pagamentoDoBorderoFields);

/** What is added to a row and taken off it; what is left out is none. */
export const ajustarFields = { despesa: field.id(), ...ajusteFields };
export const ajustarForm = z.strictObject(ajusteFields);

export const borderosList = listDefinition({
  ...BORDEROS_ORDEM,
  filtros: {
    situacao: param.anyOf(SITUACOES_BORDERO).optional(),
  },
});
