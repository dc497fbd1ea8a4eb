/** Operations of holidays: what staff added, and which shipped ones they switched off. Source: decisions-legal (Agendas: feriados; Permissions). */
import {
  createInput,
  doneOutput,
  field,
  historyInput,
  historyOutput,
  op,
  param,
  queryInput,
  removeInput,
  updateInput,
} from '@sede/domain/contract';
import { z } from 'zod';
import { feriadoFields, feriadoSchema } from './feriado.schema.ts';
import { feriadosErrors as errors } from './feriados.messages.ts';

const ano = () => param.int(1900, 2100);

export const feriadosContract = {
  doPeriodo: op('feriados.ver', {
    method: 'GET',
    path: '/feriados',
    summary: 'Lê os feriados cadastrados e os desligados de alguns anos; os demais são calculados.',
    input: queryInput({ de: ano(), ate: ano() }, { anos: ['de', 'ate'] }),
    output: z.object({ itens: z.array(feriadoSchema) }),
  }),
  history: op('feriados.ver', {
    method: 'GET',
    path: '/feriados/{id}/historico',
    summary: 'Histórico de um feriado cadastrado.',
    input: historyInput(),
    output: historyOutput(),
  }),
  create: op('feriados.editar', {
    method: 'POST',
    path: '/feriados',
    summary: 'Cadastra um feriado para agendas, prazos ou ambos; de prazos, os tribunais que o guardam.',
    input: createInput(feriadoFields),
    output: feriadoSchema,
    errors: [errors.repetido.code],
  }),
  update: op('feriados.editar', {
    method: 'PATCH',
    path: '/feriados/{id}',
    summary: 'Altera um feriado cadastrado: só os campos enviados.',
    input: updateInput(feriadoFields),
    output: feriadoSchema,
    errors: [errors.repetido.code],
  }),
  remove: op('feriados.editar', {
    method: 'DELETE',
    path: '/feriados/{id}',
    summary: 'Exclui um feriado cadastrado; nenhum prazo muda por isso.',
    input: removeInput(),
    output: doneOutput(),
    undoable: true,
  }),
  desligar: op('feriados.editar', {
    method: 'POST',
    path: '/feriados/desligar',
    summary: 'Desliga um feriado que vem com o programa, neste dia.',
    input: createInput({ data: field.date(), nome: feriadoFields.nome }),
    output: feriadoSchema,
    errors: [errors.desconhecido.code, errors.repetido.code],
  }),
  ligar: op('feriados.editar', {
    method: 'POST',
    path: '/feriados/{id}/ligar',
    summary: 'Liga de novo um feriado desligado.',
    input: removeInput(),
    output: doneOutput(),
  }),
};
