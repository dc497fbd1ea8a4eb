/** Operations of bank accounts and of their statement. Source: issue 4 (bank accounts); decisions §2a; decision 023. */
import {
  exportInput,
  fileOutput,
  filterInput,
  listInput,
  op,
  pageOutput,
  queryInput,
  registerContract,
  registerPieces,
  totalsOutput,
} from '@sede/domain/contract';
import { closedPeriodErrors } from '../financeiro.messages.ts';
import { contasErrors } from './contas-bancarias.messages.ts';
import { CONTA_BANCARIA } from './contas-bancarias.name.ts';
import { contasBancariasRegister } from './contas-bancarias.register.ts';
import {
  contasSomas,
  extratoList,
  movimentoSchema,
  movimentosSomas,
  resumoInput,
  resumoSchema,
} from './extrato.schema.ts';

const { list, record } = registerPieces(contasBancariasRegister);

export const contasBancariasContract = {
  ...registerContract(contasBancariasRegister, {
    noun: CONTA_BANCARIA,
    errors: { save: [contasErrors.abertura_travada.code, closedPeriodErrors.periodo_fechado.code] },
  }),
  list: op('contas-bancarias.ver', {
    method: 'GET',
    path: '/contas-bancarias',
    summary: 'Lista contas bancárias com o saldo ao fim de hoje, uma página por vez.',
    input: listInput(list),
    output: pageOutput(record, contasSomas),
  }),
  totals: op('contas-bancarias.ver', {
    method: 'GET',
    path: '/contas-bancarias/totais',
    summary: 'Conta as contas bancárias que o filtro encontra e soma os seus saldos.',
    input: filterInput(list.filtros),
    output: totalsOutput(contasSomas),
  }),
  extrato: op('contas-bancarias.ver', {
    method: 'GET',
    path: '/contas-bancarias/extrato',
    summary: 'Movimentos de uma conta num período, cada um com o saldo depois dele.',
    input: listInput(extratoList),
    output: pageOutput(movimentoSchema, movimentosSomas),
  }),
  resumo: op('contas-bancarias.ver', {
    method: 'GET',
    path: '/contas-bancarias/extrato/resumo',
    whole: true,
    summary: 'Saldo anterior, entradas, saídas e saldo de uma conta ao fim de um período.',
    input: queryInput(resumoInput, extratoList.intervalos),
    output: resumoSchema,
  }),
  exportarExtrato: op('contas-bancarias.exportar', {
    method: 'GET',
    path: '/contas-bancarias/extrato/exportar',
    summary: 'Planilha do extrato de uma conta, com o saldo depois de cada movimento.',
    input: exportInput(extratoList),
    output: fileOutput(),
    raw: 'download',
  }),
};
