/**
 * Operations of exits and returns. One exit takes several assets, all or none. Source: spec 3 §2.13, §5, §7; decisions-sindical-contratos-
 * patrimonio (Flow); invariants D2, D3.
 */
import {
  createInput,
  exportInput,
  field,
  fileOutput,
  filterInput,
  historyInput,
  historyOutput,
  idInput,
  listInput,
  noSums,
  op,
  pageOutput,
  readingOutput,
  totalsOutput,
  transitionInput,
  updateInput,
} from '@sede/domain/contract';
import { z } from 'zod';
import { mudancaAnterior } from '../../contratos/contratos/contrato.schema.ts';
import { bensErrors } from '../bens/bens.messages.ts';
import {
  bensDaSaidaField,
  fluxoFields,
  fluxoSchema,
  fluxosList,
  jaRetornouField,
  retornoFields,
} from './fluxo.schema.ts';
import { fluxosErrors as errors } from './fluxos.messages.ts';

const sair = [bensErrors.descartado.code, bensErrors.devolvido.code, bensErrors.ja_fora.code];

export const fluxosContract = {
  list: op('patrimonio.ver', {
    method: 'GET',
    path: '/fluxos',
    summary: 'Lista saídas e retornos dos bens, as últimas saídas primeiro.',
    input: listInput(fluxosList),
    output: pageOutput(fluxoSchema, noSums()),
  }),
  totals: op('patrimonio.ver', {
    method: 'GET',
    path: '/fluxos/totais',
    summary: 'Conta as saídas que o filtro encontra.',
    input: filterInput(fluxosList.filtros, fluxosList),
    output: totalsOutput(noSums()),
  }),
  export: op('patrimonio.exportar', {
    method: 'GET',
    path: '/fluxos/exportar',
    summary: 'Planilha controle_de_fluxo.xlsx (ou .csv) das saídas que o filtro encontra.',
    input: exportInput(fluxosList),
    output: fileOutput(),
    raw: 'download',
  }),
  get: op('patrimonio.ver', {
    method: 'GET',
    path: '/fluxos/{id}',
    summary: 'Lê uma saída com o seu retorno.',
    input: idInput(),
    output: fluxoSchema,
  }),
  reading: op('patrimonio.ver', {
    method: 'GET',
    path: '/fluxos/{id}/leitura',
    summary: 'Lê uma saída com o mais recente do seu histórico.',
    input: idInput(),
    output: readingOutput(fluxoSchema),
  }),
  history: op('patrimonio.ver', {
    method: 'GET',
    path: '/fluxos/{id}/historico',
    summary: 'Histórico de uma saída: quem mudou o quê e quando.',
    input: historyInput(),
    output: historyOutput(),
  }),
  historicoAnterior: op('patrimonio.ver', {
    method: 'GET',
    path: '/fluxos/{id}/historico-anterior',
    summary: 'Mudanças que o sistema anterior guardou, as mais novas primeiro.',
    input: idInput(),
    output: z.object({ itens: z.array(mudancaAnterior) }),
  }),
  create: op('patrimonio.movimentar', {
    method: 'POST',
    path: '/fluxos',
    summary: 'Registra a saída de um ou vários bens, todos ou nenhum; com jaRetornou, também o retorno.',
    input: createInput({ bens: bensDaSaidaField(), ...fluxoFields, jaRetornou: jaRetornouField() }),
    output: z.object({ ids: z.array(z.string()) }),
    errors: sair,
  }),
  retornar: op('patrimonio.movimentar', {
    method: 'POST',
    path: '/fluxos/{id}/retornar',
    summary: 'Registra o retorno de um bem.',
    input: transitionInput(retornoFields),
    output: fluxoSchema,
    errors: [errors.retornado.code],
  }),
  update: op('patrimonio.movimentar', {
    method: 'PATCH',
    path: '/fluxos/{id}',
    summary: 'Corrige uma saída: só os campos enviados; sem data de retorno, o bem volta a estar fora.',
    input: updateInput({ bemId: field.id(), ...fluxoFields }),
    output: fluxoSchema,
    errors: sair,
  }),
  prorrogar: op('patrimonio.movimentar', {
    method: 'POST',
    path: '/fluxos/{id}/prorrogar',
    summary: 'Dá a um bem que está fora uma nova previsão de retorno.',
    input: transitionInput({ previsao: field.date() }),
    output: fluxoSchema,
    errors: [errors.retornado.code],
  }),
};
