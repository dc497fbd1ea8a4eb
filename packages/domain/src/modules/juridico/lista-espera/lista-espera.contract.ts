/**
 * Operations of the waiting list: of whoever schedules, the Jurídico role and the reception that the setting names.
 * Source: decisions-legal (Waiting list, Permissions).
 */
import {
  createInput,
  doneOutput,
  filterInput,
  historyInput,
  historyOutput,
  idInput,
  listInput,
  noSums,
  op,
  pageOutput,
  removeInput,
  totalsOutput,
  updateInput,
} from '@sede/domain/contract';
import { atendimentosErrors } from '../atendimentos/index.ts';
import { listaEsperaErrors as errors } from './lista-espera.messages.ts';
import { esperaFields, esperaSchema, listaEsperaList, novaEsperaFields } from './lista-espera.schema.ts';

const mudar = [atendimentosErrors.so_consulta.code];
const salvar = [...mudar, errors.repetido.code];

export const listaEsperaContract = {
  list: op('lista-espera.ver', {
    method: 'GET',
    path: '/lista-espera',
    summary: 'Lista quem espera um horário, quem espera há mais tempo primeiro.',
    input: listInput(listaEsperaList),
    output: pageOutput(esperaSchema, noSums()),
  }),
  totals: op('lista-espera.ver', {
    method: 'GET',
    path: '/lista-espera/totais',
    summary: 'Conta quem espera, dos que o filtro encontra.',
    input: filterInput(listaEsperaList.filtros, listaEsperaList),
    output: totalsOutput(noSums()),
  }),
  get: op('lista-espera.ver', {
    method: 'GET',
    path: '/lista-espera/{id}',
    summary: 'Lê uma espera.',
    input: idInput(),
    output: esperaSchema,
  }),
  history: op('lista-espera.ver', {
    method: 'GET',
    path: '/lista-espera/{id}/historico',
    summary: 'Histórico de uma espera.',
    input: historyInput(),
    output: historyOutput(),
  }),
  create: op('lista-espera.editar', {
    method: 'POST',
    path: '/lista-espera',
    summary: 'Põe um filiado na lista de espera.',
    input: createInput(novaEsperaFields),
    output: esperaSchema,
    errors: salvar,
  }),
  update: op('lista-espera.editar', {
    method: 'PATCH',
    path: '/lista-espera/{id}',
    summary: 'Altera uma espera: só os campos enviados.',
    input: updateInput(esperaFields),
    output: esperaSchema,
    errors: salvar,
  }),
  remove: op('lista-espera.editar', {
    method: 'DELETE',
    path: '/lista-espera/{id}',
    summary: 'Tira alguém da lista de espera.',
    input: removeInput(),
    output: doneOutput(),
    errors: mudar,
    undoable: true,
  }),
};
