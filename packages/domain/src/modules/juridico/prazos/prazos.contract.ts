/**
 * Operations of deadlines. Who sees one is who sees its case. A changed holiday moves none: what it would move is listed, and each is
 * confirmed or kept. Source: decisions-legal (Prazos, Permissions).
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
  noInput,
  noSums,
  op,
  pageOutput,
  param,
  queryInput,
  readingOutput,
  totalsOutput,
  transitionInput,
  updateInput,
} from '@sede/domain/contract';
import { z } from 'zod';
import { motivoField, notaField, prazoFields, prazoSchema, prazosList, recalculoSchema } from './prazo.schema.ts';
import { prazosErrors as errors } from './prazos.messages.ts';

const saving = [errors.responsavel.code];
const estado = [errors.estado.code];
const recalculado = [...estado, errors.recalculo_mudou.code];

export const prazosContract = {
  list: op('prazos.ver', {
    method: 'GET',
    path: '/prazos',
    summary: 'Lista os prazos dos processos que se podem ver, o que vence antes primeiro.',
    input: listInput(prazosList),
    output: pageOutput(prazoSchema, noSums()),
  }),
  totals: op('prazos.ver', {
    method: 'GET',
    path: '/prazos/totais',
    summary: 'Conta os prazos que o filtro encontra.',
    input: filterInput(prazosList.filtros, prazosList),
    output: totalsOutput(noSums()),
  }),
  export: op('prazos.exportar', {
    method: 'GET',
    path: '/prazos/exportar',
    summary: 'Planilha dos prazos que o filtro encontra.',
    input: exportInput(prazosList),
    output: fileOutput(),
    raw: 'download',
  }),
  responsaveis: op('prazos.ver', {
    method: 'GET',
    path: '/prazos/responsaveis',
    summary: 'Quem pode ser responsável por um prazo: o jurídico e quem trabalha no escritório do processo.',
    input: queryInput({ processo: param.id().optional().describe('Sem ele: quem já é responsável por algum') }),
    output: z.object({ itens: z.array(z.object({ id: z.string(), nome: z.string() })) }),
    whole: true,
  }),
  recalculos: op('feriados.editar', {
    method: 'GET',
    path: '/prazos/recalculos',
    summary: 'Os prazos abertos que os feriados de agora mudariam, com a data de antes e a nova.',
    input: noInput(),
    output: z.object({ itens: z.array(recalculoSchema) }),
    whole: true,
  }),
  get: op('prazos.ver', {
    method: 'GET',
    path: '/prazos/{id}',
    summary: 'Lê um prazo.',
    input: idInput(),
    output: prazoSchema,
  }),
  reading: op('prazos.ver', {
    method: 'GET',
    path: '/prazos/{id}/leitura',
    summary: 'Lê um prazo e o mais recente do seu histórico.',
    input: idInput(),
    output: readingOutput(prazoSchema),
  }),
  history: op('prazos.ver', {
    method: 'GET',
    path: '/prazos/{id}/historico',
    summary: 'Histórico de um prazo: quem mudou o quê e quando.',
    input: historyInput(),
    output: historyOutput(),
  }),
  create: op('prazos.editar', {
    method: 'POST',
    path: '/prazos',
    summary: 'Cadastra um prazo num processo; o vencimento é calculado.',
    input: createInput({ processoId: field.id(), ...prazoFields }),
    output: prazoSchema,
    errors: saving,
  }),
  update: op('prazos.editar', {
    method: 'PATCH',
    path: '/prazos/{id}',
    summary: 'Altera um prazo aberto; o vencimento é calculado de novo.',
    input: updateInput(prazoFields),
    output: prazoSchema,
    errors: [...saving, ...estado],
  }),
  cumprir: op('prazos.editar', {
    method: 'POST',
    path: '/prazos/{id}/cumprir',
    summary: 'Dá um prazo por cumprido, com o que foi feito.',
    input: transitionInput({ nota: notaField() }),
    output: prazoSchema,
    errors: estado,
    undoable: true,
  }),
  cancelar: op('prazos.cancelar', {
    method: 'POST',
    path: '/prazos/{id}/cancelar',
    summary: 'Cancela um prazo, com o motivo.',
    input: transitionInput({ motivo: motivoField() }),
    output: prazoSchema,
    errors: estado,
    undoable: true,
  }),
  recalcular: op('feriados.editar', {
    method: 'POST',
    path: '/prazos/{id}/recalcular',
    summary: 'Muda o vencimento para o que os feriados de agora dão, se ainda é o que foi visto.',
    input: transitionInput({ vencimento: field.date() }),
    output: prazoSchema,
    errors: recalculado,
  }),
  manter: op('feriados.editar', {
    method: 'POST',
    path: '/prazos/{id}/manter',
    summary: 'Mantém o vencimento: a data nova que foi vista não é mais proposta.',
    input: transitionInput({ vencimento: field.date() }),
    output: prazoSchema,
    errors: recalculado,
  }),
};
