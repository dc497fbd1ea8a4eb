/**
 * Petty cash: an inflow as it is read and typed, the balance, the list's filter. Amounts in centavos, calendar dates.
 * Source: spec 1 §2.19, §3.6, §9; decisions §7 (Suprimentos); invariant A8.
 */

import { field, impedimentos, listDefinition, param, registro } from '@sede/domain/contract';
import { z } from 'zod';
import { dataDoDinheiro } from '../financeiro.schema.ts';
import { ENTRADAS_ORDEM } from './entrada.lists.ts';
import { suprimentosMotivos } from './suprimentos.messages.ts';

export const entradaFields = {
  data: dataDoDinheiro(),
  descricao: field.text(2000),
  valor: field.money(),
};
export const entradaInput = z.strictObject(entradaFields);

export const entradaSchema = z.object({
  ...registro,
  data: z.string(),
  descricao: z.string(),
  valor: z.number().int().describe('Negativo: dinheiro levado do caixa ao banco, por uma transferência'),
  idTransferencia: z.string().nullable().describe('A transferência de que este lançamento é'),
  pode: impedimentos(['editar', 'excluir'], z.enum(suprimentosMotivos.codigos)),
});
export type Entrada = z.output<typeof entradaSchema>;

export const entradaSomas = z.object({ valor: z.number().int() });

export const periodoCaixa = {
  inicio: param.date().optional().describe('A partir de (inclusive)'),
  fim: param.date().optional().describe('Até (inclusive)'),
};

export const entradasList = listDefinition({
  ...ENTRADAS_ORDEM,
  filtros: {
    ...periodoCaixa,
    conferir: param.bool().optional().describe('sim: só as importadas com data fora do permitido'),
  },
  intervalos: { periodo: ['inicio', 'fim'] },
  periodo: { meses: 'ciclo', abreNoMes: true },
  porPaginaPadrao: 5,
});

export const saldoSchema = z.object({
  anterior: z.number().int().nullable().describe('O saldo antes do período; nulo sem data inicial'),
  entradas: z.number().int().describe('Entradas do período'),
  saidas: z.number().int().describe('Despesas em dinheiro com vencimento no período, líquidas de estorno'),
  aLiquidar: z.number().int().describe('A parte das saídas que ainda não foi paga'),
  saldo: z.number().int().describe('anterior + entradas − saidas'),
  emCaixa: z.number().int().describe('Ao fim do período, o que entrou menos o que foi realmente pago em dinheiro'),
});
export type Saldo = z.output<typeof saldoSchema>;
