/**
 * Operations of interactions. Whoever may register one reads what they may see and changes their own; gestor_interacao everybody's,
 * and the page of all members. Source: spec 2 §2, §5, §8; decisions §8; decisions-members (Interactions, Sensitive data).
 */
import {
  createInput,
  doneOutput,
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
  param,
  removeInput,
  totalsOutput,
  updateInput,
} from '@sede/domain/contract';
import { z } from 'zod';
import {
  filiadoComInteracoesSchema,
  interacaoFields,
  interacaoSchema,
  interacoesList,
  paginaDeInteracoes,
} from './interacao.schema.ts';
import { interacoesErrors as errors } from './interacoes.messages.ts';

export const interacoesContract = {
  list: op('interacoes.ver', {
    method: 'GET',
    path: '/interacoes',
    summary: 'Lista os filiados com as suas interações, uma página por vez.',
    input: listInput(interacoesList),
    output: pageOutput(filiadoComInteracoesSchema, noSums()),
  }),
  totals: op('interacoes.ver', {
    method: 'GET',
    path: '/interacoes/totais',
    summary: 'Conta os filiados que o filtro encontra.',
    input: filterInput(interacoesList.filtros, interacoesList),
    output: totalsOutput(noSums()),
  }),
  export: op('interacoes.exportar', {
    method: 'GET',
    path: '/interacoes/exportar',
    summary: 'Planilha das interações que o filtro encontra, uma por linha; fica registrado.',
    input: exportInput(interacoesList),
    output: fileOutput(),
    raw: 'download',
  }),
  doFiliado: op('interacoes.registrar', {
    method: 'GET',
    path: '/filiados/{id}/interacoes',
    summary: 'Lê as interações de um filiado que se podem ver, das mais novas às mais antigas, 20 por vez.',
    input: idInput({ depois: param.text(80).optional().describe('O `proximo` da página anterior') }),
    output: paginaDeInteracoes,
  }),
  dependentes: op('interacoes.registrar', {
    method: 'GET',
    path: '/filiados/{id}/interacoes/dependentes',
    summary: 'Nomes dos dependentes de um filiado, para dizer com quem ou sobre quem foi a interação.',
    input: idInput(),
    output: z.object({
      itens: z.array(z.object({ id: z.string(), nome: z.string(), parentesco: z.string().nullable() })),
    }),
  }),
  get: op('interacoes.registrar', {
    method: 'GET',
    path: '/interacoes/{id}',
    summary: 'Lê uma interação.',
    input: idInput(),
    output: interacaoSchema,
  }),
  history: op('interacoes.registrar', {
    method: 'GET',
    path: '/interacoes/{id}/historico',
    summary: 'Histórico de uma interação: quem mudou o quê e quando.',
    input: historyInput(),
    output: historyOutput(),
  }),
  create: op('interacoes.registrar', {
    method: 'POST',
    path: '/interacoes',
    summary: 'Registra uma interação com um filiado; quem registra é o responsável.',
    input: createInput({ filiadoId: field.id(), ...interacaoFields }),
    output: interacaoSchema,
  }),
  update: op('interacoes.registrar', {
    method: 'PATCH',
    path: '/interacoes/{id}',
    summary: 'Altera uma interação: só os campos enviados. Só o responsável ou o gestor de interações.',
    input: updateInput(interacaoFields),
    output: interacaoSchema,
    errors: [errors.de_outro.code],
  }),
  remove: op('interacoes.registrar', {
    method: 'DELETE',
    path: '/interacoes/{id}',
    summary: 'Exclui em definitivo uma interação. Só o responsável ou o gestor de interações.',
    input: removeInput(),
    output: doneOutput(),
    errors: [errors.de_outro.code],
  }),
};
