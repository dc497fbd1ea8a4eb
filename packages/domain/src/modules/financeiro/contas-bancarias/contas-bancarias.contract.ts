/** Operations of bank accounts and of their statement. Source: issue 4 (bank accounts); decisions §2a; decision 023. */
import {
  enablingOps,
  exportInput,
  fileOutput,
  filterInput,
  listInput,
  op,
  optionsInput,
  pageOutput,
  queryInput,
  recordOps,
  totalsOutput,
} from '@sede/domain/contract';
import { z } from 'zod';
import { closedPeriodErrors } from '../financeiro.messages.ts';
import {
  contaFields,
  contaOpcaoSchema,
  contaSchema,
  contasList,
  contasSomas,
  extratoList,
  movimentoSchema,
  movimentosSomas,
  resumoInput,
  resumoSchema,
} from './conta-bancaria.schema.ts';
import { contasErrors as errors } from './contas-bancarias.messages.ts';

const base = {
  path: '/contas-bancarias',
  permission: 'contas-bancarias',
  nomes: { um: 'uma conta bancária', muitos: 'contas bancárias' },
  record: contaSchema,
} as const;

export const contasBancariasContract = {
  ...recordOps({
    ...base,
    list: contasList,
    fields: contaFields,
    errors: {
      save: [errors.nome_repetido.code, errors.abertura_travada.code, closedPeriodErrors.periodo_fechado.code],
      remove: [errors.em_uso.code],
    },
  }),
  ...enablingOps({ ...base, errors: [errors.nome_repetido.code] }),
  list: op('contas-bancarias.ver', {
    method: 'GET',
    path: '/contas-bancarias',
    summary: 'Lista contas bancárias com o saldo ao fim de hoje, uma página por vez.',
    input: listInput(contasList),
    output: pageOutput(contaSchema, contasSomas),
  }),
  totals: op('contas-bancarias.ver', {
    method: 'GET',
    path: '/contas-bancarias/totais',
    summary: 'Conta as contas bancárias que o filtro encontra e soma os seus saldos.',
    input: filterInput(contasList.filtros),
    output: totalsOutput(contasSomas),
  }),
  options: op('contas-bancarias.ver', {
    method: 'GET',
    path: '/contas-bancarias/opcoes',
    summary: 'Contas para escolher num campo: as habilitadas, até 20.',
    input: optionsInput(),
    output: z.object({ itens: z.array(contaOpcaoSchema) }),
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
