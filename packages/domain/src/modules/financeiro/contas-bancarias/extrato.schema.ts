/**
 * A bank account's statement: what is read, what it is filtered by. Amounts in centavos; periods have both ends inside.
 * Source: issue 4 (bank accounts); decision 023.
 */
import { listDefinition, param } from '@sede/domain/contract';
import { z } from 'zod';
import { EXTRATO_ORDEM, MOVIMENTOS } from './conta-bancaria.lists.ts';

export const contasSomas = z.object({ saldo: z.number().int() });

export const movimentoSchema = z.object({
  id: z.string().describe('Do movimento: o registro e o que ele faz na conta'),
  tipo: z.enum(MOVIMENTOS),
  data: z.string(),
  idRegistro: z.string().describe('Da despesa, da receita, da transferência ou da conta'),
  descricao: z.string(),
  detalhe: z.string().nullable(),
  numero: z.string().nullable(),
  entrada: z.number().int().nullable(),
  saida: z.number().int().nullable(),
  saldo: z.number().int().describe('Depois deste movimento'),
});
export type Movimento = z.output<typeof movimentoSchema>;

export const movimentosSomas = z.object({ entrada: z.number().int(), saida: z.number().int() });

const periodo = {
  inicio: param.date().optional().describe('A partir de (inclusive)'),
  fim: param.date().optional().describe('Até (inclusive)'),
};
const intervalos = { periodo: ['inicio', 'fim'] } as const;
export const extratoList = listDefinition({
  ...EXTRATO_ORDEM,
  // Always asked for; optional here, since a saved view of the statement is of no account.
  filtros: { conta: param.id().optional(), ...periodo, movimento: param.anyOf(MOVIMENTOS).optional() },
  intervalos,
});
export const resumoInput = { conta: param.id(), ...periodo };

export const resumoSchema = z.object({
  anterior: z.number().int().nullable().describe('O saldo antes do período; nulo se a conta ainda não existia'),
  abertura: z.number().int().nullable().describe('O saldo inicial da conta, se a sua data está no período'),
  entradas: z.number().int(),
  saidas: z.number().int(),
  saldo: z.number().int().describe('anterior + abertura + entradas − saidas'),
});
export type ResumoDoExtrato = z.output<typeof resumoSchema>;
