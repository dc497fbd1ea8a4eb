/**
 * Operations of the data subjects' requests: the dossier of one member, and anonymising with a second person.
 *
 * Source: decisions-members (LGPD); LGPD art. 18, 19.
 */
import {
  createInput,
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
  queryInput,
  readingOutput,
  totalsOutput,
  transitionInput,
} from '@sede/domain/contract';
import { pedidosTitularList, pedidoTitularFields, pedidoTitularSchema, previaSchema } from './pedido-titular.schema.ts';
import { pedidosTitularErrors as errors } from './pedidos-titular.messages.ts';

export const pedidosTitularContract = {
  list: op('pedidos-titular.ver', {
    method: 'GET',
    path: '/pedidos-titular',
    summary: 'Lista os pedidos de titulares, uma página por vez.',
    input: listInput(pedidosTitularList),
    output: pageOutput(pedidoTitularSchema, noSums()),
  }),
  totals: op('pedidos-titular.ver', {
    method: 'GET',
    path: '/pedidos-titular/totais',
    summary: 'Conta os pedidos que o filtro encontra.',
    input: filterInput(pedidosTitularList.filtros, pedidosTitularList),
    output: totalsOutput(noSums()),
  }),
  get: op('pedidos-titular.ver', {
    method: 'GET',
    path: '/pedidos-titular/{id}',
    summary: 'Lê um pedido.',
    input: idInput(),
    output: pedidoTitularSchema,
  }),
  reading: op('pedidos-titular.ver', {
    method: 'GET',
    path: '/pedidos-titular/{id}/leitura',
    summary: 'Lê um pedido e o mais recente do seu histórico.',
    input: idInput(),
    output: readingOutput(pedidoTitularSchema),
  }),
  history: op('pedidos-titular.ver', {
    method: 'GET',
    path: '/pedidos-titular/{id}/historico',
    summary: 'Histórico de um pedido: quem fez o quê e quando.',
    input: historyInput(),
    output: historyOutput(),
  }),
  previa: op('filiados.anonimizar', {
    method: 'GET',
    path: '/pedidos-titular/previa',
    summary: 'O que a anonimização de um filiado apagaria, ou por que não pode.',
    input: queryInput({ filiado: param.id() }),
    output: previaSchema,
  }),
  create: op('pedidos-titular.editar', {
    method: 'POST',
    path: '/pedidos-titular',
    summary: 'Registra um pedido: o dossiê começa a ser preparado; a anonimização espera por outra pessoa.',
    input: createInput(pedidoTitularFields),
    output: pedidoTitularSchema,
    errors: [errors.ja_pedido.code, errors.estado.code],
  }),
  confirmar: op('filiados.anonimizar', {
    method: 'POST',
    path: '/pedidos-titular/{id}/confirmar',
    summary: 'Outra pessoa confirma: a ficha é anonimizada, e não volta.',
    input: transitionInput({}),
    output: pedidoTitularSchema,
    errors: [errors.estado.code],
  }),
  recusar: op('filiados.anonimizar', {
    method: 'POST',
    path: '/pedidos-titular/{id}/recusar',
    summary: 'Recusa o pedido, com o motivo.',
    input: transitionInput({ motivo: field.text(500) }),
    output: pedidoTitularSchema,
    errors: [errors.estado.code],
  }),
  baixar: op('filiados.dossie', {
    method: 'GET',
    path: '/pedidos-titular/{id}/arquivo',
    summary: 'Baixa o dossiê (zip), enquanto é guardado; fica registrado.',
    input: idInput(),
    output: fileOutput(),
    errors: [errors.arquivo_nao_encontrado.code],
    raw: 'download',
  }),
};
