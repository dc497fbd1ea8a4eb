/**
 * Operations of Sindex, all of the role sindex: a calculation is kept, listed, compared, exported; its author deletes it. Nothing of it
 * is ever changed. Source: spec 3 §2.14; decisions §9; decisions-sindical (Sindex).
 */
import {
  createInput,
  doneOutput,
  exportInput,
  fileOutput,
  filterInput,
  historyInput,
  historyOutput,
  idInput,
  listInput,
  noInput,
  noSums,
  op,
  pageOutput,
  param,
  queryInput,
  removeInput,
  totalsOutput,
} from '@sede/domain/contract';
import { z } from 'zod';
import { calculoSchema, calculosList, custoFields, viabilidadeFields } from './calculo.schema.ts';
import { sindexErrors as errors } from './sindex.messages.ts';

const PATH = '/sindex';

export const sindexContract = {
  ativos: op('sindex.usar', {
    method: 'GET',
    path: '/sindex/filiados-ativos',
    summary: 'Conta os filiados ativos no cadastro de hoje.',
    input: noInput(),
    output: z.object({ ativos: z.number().int() }),
  }),
  list: op('sindex.usar', {
    method: 'GET',
    path: PATH,
    summary: 'Lista os cálculos guardados, uma página por vez.',
    input: listInput(calculosList),
    output: pageOutput(calculoSchema, noSums()),
  }),
  totals: op('sindex.usar', {
    method: 'GET',
    path: `${PATH}/totais`,
    summary: 'Conta os cálculos guardados que o filtro encontra.',
    input: filterInput(calculosList.filtros, calculosList),
    output: totalsOutput(noSums()),
  }),
  comparar: op('sindex.usar', {
    method: 'GET',
    path: `${PATH}/comparar`,
    summary: 'Lê de 2 a 4 cálculos do mesmo tipo, na ordem pedida.',
    input: queryInput({ ids: param.ids() }),
    output: z.object({ itens: z.array(calculoSchema) }),
    errors: [errors.comparar_quantos.code, errors.comparar_tipos.code],
  }),
  export: op('sindex.usar', {
    method: 'GET',
    path: `${PATH}/exportar`,
    summary: 'Planilha (xlsx ou csv) dos cálculos guardados que o filtro encontra.',
    input: exportInput(calculosList),
    output: fileOutput(),
    raw: 'download',
  }),
  get: op('sindex.usar', {
    method: 'GET',
    path: `${PATH}/{id}`,
    summary: 'Lê um cálculo guardado.',
    input: idInput(),
    output: calculoSchema,
  }),
  history: op('sindex.usar', {
    method: 'GET',
    path: `${PATH}/{id}/historico`,
    summary: 'Histórico de um cálculo guardado.',
    input: historyInput(),
    output: historyOutput(),
  }),
  createViabilidade: op('sindex.usar', {
    method: 'POST',
    path: '/sindex/viabilidade',
    summary: 'Calcula e guarda o índice de viabilidade financeira.',
    input: createInput(viabilidadeFields),
    output: calculoSchema,
  }),
  createCusto: op('sindex.usar', {
    method: 'POST',
    path: '/sindex/custo-filiado',
    summary: 'Calcula e guarda o custo por filiado.',
    input: createInput(custoFields),
    output: calculoSchema,
  }),
  remove: op('sindex.usar', {
    method: 'DELETE',
    path: `${PATH}/{id}`,
    summary: 'Exclui um cálculo guardado: só quem o guardou.',
    input: removeInput(),
    output: doneOutput(),
    errors: [errors.de_outro.code],
    undoable: true,
  }),
};
