/**
 * Operations of the petty cash. The outflows are expenses: their list is `despesas.list` with meioPagamento Dinheiro.
 * Source: spec 1 §2.19, §7.3; decisions §7 (Suprimentos).
 */
import { filterInput, listInput, op, pageOutput, queryInput, recordOps, totalsOutput } from '@sede/domain/contract';
import { datasErrors } from '../financeiro.datas.ts';
import { closedPeriodErrors } from '../financeiro.messages.ts';
import { confirmacaoData } from '../financeiro.schema.ts';
import {
  entradaFields,
  entradaSchema,
  entradaSomas,
  entradasList,
  periodoCaixa,
  saldoSchema,
} from './entrada.schema.ts';
import { suprimentosErrors } from './suprimentos.messages.ts';

const fechado = [closedPeriodErrors.periodo_fechado.code];
const recusas = [...fechado, suprimentosErrors.de_transferencia.code];

export const suprimentosContract = {
  ...recordOps({
    path: '/suprimentos',
    permission: 'suprimentos',
    nomes: { um: 'uma entrada do caixa', muitos: 'entradas do caixa' },
    record: entradaSchema,
    list: entradasList,
    fields: { ...entradaFields, ...confirmacaoData },
    errors: { save: [...recusas, datasErrors.data_antiga.code], remove: recusas },
  }),
  list: op('suprimentos.ver', {
    method: 'GET',
    path: '/suprimentos',
    summary: 'Lista entradas do caixa, uma página por vez, com a soma do que o filtro encontra.',
    input: listInput(entradasList),
    output: pageOutput(entradaSchema, entradaSomas),
  }),
  totals: op('suprimentos.ver', {
    method: 'GET',
    path: '/suprimentos/totais',
    summary: 'Conta e soma as entradas do caixa que o filtro encontra.',
    input: filterInput(entradasList.filtros, entradasList),
    output: totalsOutput(entradaSomas),
  }),
  saldo: op('suprimentos.ver', {
    method: 'GET',
    path: '/suprimentos/saldo',
    whole: true,
    summary: 'O saldo do caixa num período e ao fim dele.',
    input: queryInput(periodoCaixa),
    output: saldoSchema,
  }),
};
