/**
 * Operations of duplicate records: pairs that look like one person, and merging two with a second person.
 *
 * A proposal names the version of both records; whoever confirms does so for exactly those. Source: decisions-members (Merge).
 */
import {
  createInput,
  doneOutput,
  field,
  filterInput,
  historyInput,
  historyOutput,
  idInput,
  listInput,
  noSums,
  op,
  pageOutput,
  param,
  queryInput,
  readingOutput,
  totalsOutput,
  transitionInput,
} from '@sede/domain/contract';
import { z } from 'zod';
import { duplicadosErrors as errors } from './duplicados.messages.ts';
import {
  comparacaoSchema,
  paresList,
  parSchema,
  unificacaoFields,
  unificacaoSchema,
  unificacoesList,
} from './unificacao.schema.ts';

export const duplicadosContract = {
  list: op('filiados.unificar', {
    method: 'GET',
    path: '/unificacoes',
    summary: 'Lista as unificações propostas, uma página por vez.',
    input: listInput(unificacoesList),
    output: pageOutput(unificacaoSchema, noSums()),
  }),
  totals: op('filiados.unificar', {
    method: 'GET',
    path: '/unificacoes/totais',
    summary: 'Conta as unificações que o filtro encontra.',
    input: filterInput(unificacoesList.filtros, unificacoesList),
    output: totalsOutput(noSums()),
  }),
  get: op('filiados.unificar', {
    method: 'GET',
    path: '/unificacoes/{id}',
    summary: 'Lê uma unificação.',
    input: idInput(),
    output: unificacaoSchema,
  }),
  reading: op('filiados.unificar', {
    method: 'GET',
    path: '/unificacoes/{id}/leitura',
    summary: 'Lê uma unificação e o mais recente do seu histórico.',
    input: idInput(),
    output: readingOutput(unificacaoSchema),
  }),
  history: op('filiados.unificar', {
    method: 'GET',
    path: '/unificacoes/{id}/historico',
    summary: 'Histórico de uma unificação: quem fez o quê e quando.',
    input: historyInput(),
    output: historyOutput(),
  }),
  pares: op('filiados.unificar', {
    method: 'GET',
    path: '/duplicados/pares',
    summary: 'Pares de fichas que parecem da mesma pessoa, uma página por vez.',
    input: listInput(paresList),
    output: pageOutput(parSchema, noSums()),
    whole: true,
  }),
  comparar: op('filiados.unificar', {
    method: 'GET',
    path: '/duplicados/comparar',
    summary: 'Compara duas fichas, sem máscaras, e diz o que a unificação faria; fica registrado quem leu.',
    input: queryInput({ fica: param.id(), sai: param.id() }),
    output: comparacaoSchema,
  }),
  destino: op('filiados.ver', {
    method: 'GET',
    path: '/duplicados/destino',
    summary: 'A ficha em que outra foi unificada, se foi.',
    input: queryInput({ ficha: param.id() }),
    output: z.object({ para: z.string().nullable() }),
  }),
  distinguir: op('filiados.unificar', {
    method: 'POST',
    path: '/duplicados/distinguir',
    summary: 'Anota que duas fichas não são da mesma pessoa.',
    input: createInput({ uma: field.id(), outra: field.id() }),
    output: doneOutput(),
    errors: [errors.estado.code],
  }),
  create: op('filiados.unificar', {
    method: 'POST',
    path: '/unificacoes',
    summary: 'Propõe a unificação de duas fichas: espera por outra pessoa.',
    input: createInput(unificacaoFields),
    output: unificacaoSchema,
    errors: [errors.estado.code, errors.ja_proposta.code],
  }),
  confirmar: op('filiados.unificar', {
    method: 'POST',
    path: '/unificacoes/{id}/confirmar',
    summary: 'Outra pessoa confirma: as fichas são unificadas, e não se separam mais.',
    input: transitionInput({}),
    output: unificacaoSchema,
    errors: [errors.estado.code, errors.mudou.code, errors.excluida.code],
  }),
  recusar: op('filiados.unificar', {
    method: 'POST',
    path: '/unificacoes/{id}/recusar',
    summary: 'Recusa a unificação, com o motivo.',
    input: transitionInput({ motivo: field.text(500) }),
    output: unificacaoSchema,
    errors: [errors.estado.code],
  }),
};
