/** Operations of payment batches. Source: issue 4 (Payment batch); decisions §2a, §7 (Settlement). */
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
  totalsOutput,
  transitionInput,
} from '@sede/domain/contract';
import { despesasErrors } from '../despesas/despesa.messages.ts';
import { PERGUNTAS_DA_DATA } from '../financeiro.datas.ts';
import { confirmacaoData } from '../financeiro.schema.ts';
import {
  ajustarFields,
  borderoCompletoSchema,
  borderoSchema,
  borderosList,
  pagamentoDoBorderoFields,
} from './bordero.schema.ts';
import { borderosErrors as errors } from './borderos.messages.ts';

export const borderosContract = {
  list: op('borderos.ver', {
    method: 'GET',
    path: '/borderos',
    summary: 'Lista borderôs, uma página por vez.',
    input: listInput(borderosList),
    output: pageOutput(borderoSchema, noSums()),
  }),
  totals: op('borderos.ver', {
    method: 'GET',
    path: '/borderos/totais',
    summary: 'Conta borderôs que o filtro encontra.',
    input: filterInput(borderosList.filtros),
    output: totalsOutput(noSums()),
  }),
  export: op('borderos.exportar', {
    method: 'GET',
    path: '/borderos/exportar',
    summary: 'Planilha dos borderôs que o filtro encontra.',
    input: exportInput(borderosList),
    output: fileOutput(),
    raw: 'download',
  }),
  get: op('borderos.ver', {
    method: 'GET',
    path: '/borderos/{id}',
    summary: 'Lê um borderô com as suas despesas e os dados bancários dos beneficiários.',
    input: idInput(),
    output: borderoCompletoSchema,
  }),
  history: op('borderos.ver', {
    method: 'GET',
    path: '/borderos/{id}/historico',
    summary: 'Histórico de um borderô: quem mudou o quê e quando.',
    input: historyInput(),
    output: historyOutput(),
  }),
  create: op('borderos.editar', {
    method: 'POST',
    path: '/borderos',
    summary: 'Monta um borderô de despesas aprovadas; todas ou nenhuma.',
    input: createInput({ descricao: field.text(200), despesas: field.ids(500).min(1) }),
    output: borderoSchema,
    errors: [errors.em_outro.code, errors.recusadas.code],
  }),
  incluir: op('borderos.editar', {
    method: 'POST',
    path: '/borderos/{id}/incluir',
    summary: 'Inclui despesas aprovadas num borderô aberto; todas ou nenhuma.',
    input: transitionInput({ despesas: field.ids(500).min(1) }),
    output: borderoCompletoSchema,
    errors: [errors.estado.code, errors.em_outro.code, errors.recusadas.code],
  }),
  retirar: op('borderos.editar', {
    method: 'POST',
    path: '/borderos/{id}/retirar',
    summary: 'Retira uma despesa do borderô aberto.',
    input: transitionInput({ despesa: field.id() }),
    output: borderoCompletoSchema,
    errors: [errors.estado.code, errors.ultima.code],
  }),
  ajustar: op('borderos.editar', {
    method: 'POST',
    path: '/borderos/{id}/ajustar',
    summary: 'Diz os acréscimos, o desconto e as retenções de uma despesa do borderô aberto.',
    input: transitionInput(ajustarFields),
    output: borderoCompletoSchema,
    errors: [errors.estado.code, errors.recusadas.code, despesasErrors.pagamento_invalido.code],
  }),
  liquidar: op('borderos.liquidar', {
    method: 'POST',
    path: '/borderos/{id}/liquidar',
    summary:
      'Liquida todas as despesas do borderô, cada uma com os seus ajustes, na mesma data, banco e número; todas ou nenhuma.',
    input: transitionInput({ ...pagamentoDoBorderoFields, ...confirmacaoData }),
    output: borderoCompletoSchema,
    errors: [...PERGUNTAS_DA_DATA, errors.estado.code, errors.recusadas.code, errors.vazio.code],
  }),
  cancelar: op('borderos.editar', {
    method: 'POST',
    path: '/borderos/{id}/cancelar',
    summary: 'Cancela o borderô aberto, com o motivo; as despesas ficam livres.',
    input: transitionInput({ motivo: field.text(500) }),
    output: borderoCompletoSchema,
    errors: [errors.estado.code],
  }),
};
