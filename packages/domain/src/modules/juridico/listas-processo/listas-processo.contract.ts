/**
 * Operations of 'Colar lista': a list is kept apart, previewed, linked to its case. Nothing of the case changes before `incluir`.
 *
 * Source: decisions-legal (Cases: 'Colar lista').
 */
import { field, fileOutput, idInput, op, transitionInput } from '@sede/domain/contract';
import { processosErrors } from '../processos/index.ts';
import { listaSchema, previaDaListaSchema } from './lista-processo.schema.ts';
import { listasProcessoErrors as errors } from './listas-processo.messages.ts';

const EDITAR = 'processos.editar';

export const listasProcessoContract = {
  receber: op(EDITAR, {
    method: 'POST',
    path: '/processos/{id}/listas',
    summary: 'Lê CPFs e matrículas de um texto ou de uma planilha (X-Nome-Arquivo); do processo nada muda.',
    input: idInput(),
    output: listaSchema,
    errors: [errors.ilegivel.code, errors.grande_demais.code, errors.vazia.code, processosErrors.situacao.code],
    raw: 'upload',
  }),
  get: op(EDITAR, {
    method: 'GET',
    path: '/listas-processo/{id}',
    summary: 'Lê uma lista colada: em que estado está e quantos entraram.',
    input: idInput(),
    output: listaSchema,
  }),
  prever: op(EDITAR, {
    method: 'GET',
    path: '/listas-processo/{id}/previa',
    summary:
      'Diz quantos a lista encontra, quantos já estão, quantos saíram e o que não é de ninguém; fica registrado.',
    input: idInput(),
    output: previaDaListaSchema,
    errors: [errors.estado.code],
  }),
  naoEncontrados: op(EDITAR, {
    method: 'GET',
    path: '/listas-processo/{id}/nao-encontrados',
    summary: 'Planilha do que a lista tem e não é de nenhum filiado, com a linha e o motivo.',
    input: idInput(),
    output: fileOutput(),
    raw: 'download',
    errors: [errors.estado.code],
  }),
  incluir: op(EDITAR, {
    method: 'POST',
    path: '/listas-processo/{id}/incluir',
    summary: 'Inclui no processo os filiados da lista; acima de 1.000, em segundo plano. Quem já está fica como está.',
    input: transitionInput({ comSaidos: field.bool() }),
    output: listaSchema,
    errors: [errors.estado.code, errors.nada.code, processosErrors.situacao.code],
  }),
};
