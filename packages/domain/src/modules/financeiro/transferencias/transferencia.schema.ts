/**
 * A transfer: what is read, what a person may set, what the list filters by. Amounts in centavos, calendar dates; a side
 * that is null is the till. Source: issue 4 (transfers); decision 023.
 */

import { field, impedimentos, listDefinition, param, registro, withRule } from '@sede/domain/contract';
import { z } from 'zod';
import { dataDoDinheiro } from '../financeiro.schema.ts';
import { TRANSFERENCIAS_ORDEM } from './transferencia.lists.ts';
import { erroLados } from './transferencia.rules.ts';
import { transferenciasMotivos } from './transferencias.messages.ts';

const lado = (qual: string) => field.id().nullable().describe(`Conta ${qual}; nulo: o caixa (Suprimentos)`);

export const transferenciaFields = {
  data: dataDoDinheiro(),
  valor: field.money(),
  idContaOrigem: lado('de onde sai'),
  idContaDestino: lado('para onde vai'),
  numeroDocumento: field.optionalText(60).optional(),
  descricao: field.optionalText(500).optional(),
};

export const transferenciaForm = withRule(
  z.strictObject(transferenciaFields),
  ['idContaOrigem', 'idContaDestino'],
  'idContaDestino',
  erroLados,
);

export const transferenciaSchema = z.object({
  ...registro,
  data: z.string(),
  valor: z.number().int(),
  idContaOrigem: z.string().nullable(),
  contaOrigem: z.string().nullable().describe('Nome da conta; nulo: o caixa'),
  idContaDestino: z.string().nullable(),
  contaDestino: z.string().nullable().describe('Nome da conta; nulo: o caixa'),
  numeroDocumento: z.string().nullable(),
  descricao: z.string().nullable(),
  pode: impedimentos(['editar', 'excluir'], z.enum(transferenciasMotivos.codigos)),
});
export type Transferencia = z.output<typeof transferenciaSchema>;

export const transferenciasSomas = z.object({ valor: z.number().int() });

export const transferenciasList = listDefinition({
  ...TRANSFERENCIAS_ORDEM,
  filtros: {
    inicio: param.date().optional().describe('A partir de (inclusive)'),
    fim: param.date().optional().describe('Até (inclusive)'),
    conta: param.ids().optional().describe('De ou para uma destas contas'),
    caixa: param.bool().optional().describe('sim: só as que passam pelo caixa; nao: só as outras'),
    valorDe: param.money().optional(),
    valorAte: param.money().optional(),
  },
  intervalos: { periodo: ['inicio', 'fim'], valor: ['valorDe', 'valorAte'] },
  periodo: { meses: 'ciclo', abreNoMes: true },
});
