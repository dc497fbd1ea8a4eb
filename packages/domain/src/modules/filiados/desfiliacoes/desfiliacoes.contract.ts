/** Operations of 'Desfiliações a confirmar'. Source: decisions §8; decisions-members (Consignação). */
import {
  field,
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
} from '@sede/domain/contract';
import { desfiliacoesList, propostaSchema } from './desfiliacao.schema.ts';
import { desfiliacoesErrors as errors } from './desfiliacoes.messages.ts';

const PERMISSAO = 'filiados.confirmar-desfiliacao';

export const desfiliacoesContract = {
  list: op(PERMISSAO, {
    method: 'GET',
    path: '/desfiliacoes',
    summary: 'Lista as desfiliações propostas, uma página por vez.',
    input: listInput(desfiliacoesList),
    output: pageOutput(propostaSchema, noSums()),
  }),
  totals: op(PERMISSAO, {
    method: 'GET',
    path: '/desfiliacoes/totais',
    summary: 'Conta as propostas que o filtro encontra.',
    input: filterInput(desfiliacoesList.filtros, desfiliacoesList),
    output: totalsOutput(noSums()),
  }),
  get: op(PERMISSAO, {
    method: 'GET',
    path: '/desfiliacoes/{id}',
    summary: 'Lê uma proposta.',
    input: idInput(),
    output: propostaSchema,
  }),
  reading: op(PERMISSAO, {
    method: 'GET',
    path: '/desfiliacoes/{id}/leitura',
    summary: 'Lê uma proposta e o mais recente do seu histórico.',
    input: idInput(),
    output: readingOutput(propostaSchema),
  }),
  history: op(PERMISSAO, {
    method: 'GET',
    path: '/desfiliacoes/{id}/historico',
    summary: 'Histórico de uma proposta: quem fez o quê e quando.',
    input: historyInput(),
    output: historyOutput(),
  }),
  desfiliar: op(PERMISSAO, {
    method: 'POST',
    path: '/desfiliacoes/{id}/desfiliar',
    summary: 'Confirma: a filiação termina na data, com o motivo.',
    input: transitionInput({ data: field.date(), motivo: field.text(60) }),
    output: propostaSchema,
    errors: [errors.estado.code],
  }),
  manter: op(PERMISSAO, {
    method: 'POST',
    path: '/desfiliacoes/{id}/manter',
    summary: 'Mantém a filiação de quem está inativo, com o motivo.',
    input: transitionInput({ motivo: field.text(500) }),
    output: propostaSchema,
    errors: [errors.estado.code],
  }),
  reativar: op(PERMISSAO, {
    method: 'POST',
    path: '/desfiliacoes/{id}/reativar',
    summary: 'Devolve ao filiado a situação que tinha antes da inativação.',
    input: transitionInput(),
    output: propostaSchema,
    errors: [errors.estado.code],
  }),
};
