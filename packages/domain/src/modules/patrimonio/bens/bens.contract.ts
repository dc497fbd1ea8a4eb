/**
 * Operations of the asset register. A save answers the whole record. Attachments that are sent add to those that there are; a removed one
 * stays, marked. Source: spec 3 §2.13, §4, §5, §7; decisions-sindical-contratos-patrimonio (Assets, Files); invariants D1-D5.
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
  manyInput,
  manyOutput,
  noInput,
  op,
  optionsInput,
  pageOutput,
  param,
  queryInput,
  readingOutput,
  removeInput,
  selectionOutput,
  totalsOutput,
  transitionInput,
  updateInput,
} from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import { z } from 'zod';
import { mudancaAnterior } from '../../contratos/contratos/contrato.schema.ts';
import {
  alocarFields,
  anexosDoBemField,
  bemComFuncionario,
  bemCompleto,
  bemFields,
  bemSchema,
  bensList,
  classeField,
  etiquetasFields,
  motivoField,
  opcaoDeBem,
  resumoDosBens,
  somasDosBens,
} from './bem.schema.ts';
import { bensErrors as errors } from './bens.messages.ts';

const fim = [errors.descartado.code, errors.devolvido.code];
const aberto = [errors.fora.code, errors.em_manutencao.code];
const selecionar = [platformErrors.selecao_mudou.code, platformErrors.selecao_grande.code];

export const bensContract = {
  list: op('patrimonio.ver', {
    method: 'GET',
    path: '/bens',
    summary: 'Lista os bens, os de pessoas ou os prediais, por número.',
    input: listInput(bensList),
    output: pageOutput(bemSchema, somasDosBens),
  }),
  totals: op('patrimonio.ver', {
    method: 'GET',
    path: '/bens/totais',
    summary: 'Conta os bens que o filtro encontra, e soma o que custaram.',
    input: filterInput(bensList.filtros, bensList),
    output: totalsOutput(somasDosBens),
  }),
  selecao: op('patrimonio.ver', {
    method: 'GET',
    path: '/bens/selecao',
    summary: 'Marca tudo o que o filtro encontra, para agir sobre o conjunto visto.',
    input: filterInput(bensList.filtros, bensList),
    output: selectionOutput(somasDosBens),
    errors: [platformErrors.selecao_grande.code],
  }),
  export: op('patrimonio.exportar', {
    method: 'GET',
    path: '/bens/exportar',
    summary: 'Planilha bens_patrimoniais.xlsx (ou .csv) dos bens que o filtro encontra.',
    input: exportInput(bensList),
    output: fileOutput(),
    raw: 'download',
  }),
  etiquetas: op('patrimonio.exportar', {
    method: 'GET',
    path: '/bens/etiquetas',
    summary:
      'PDF das etiquetas, com o QR do endereço e o número, até 1.000: dos bens de ids, ou dos que o filtro encontra e ainda existem.',
    input: filterInput({ ...bensList.filtros, ...etiquetasFields }, bensList),
    output: fileOutput(),
    errors: [...fim, errors.sem_etiqueta.code, errors.etiquetas_demais.code],
    raw: 'download',
  }),
  resumo: op('patrimonio.ver', {
    method: 'GET',
    path: '/bens/resumo',
    summary: 'Conta os bens que há, os de cada classe, os que estão fora, atrasados e em manutenção.',
    input: noInput(),
    output: resumoDosBens,
  }),
  options: op('patrimonio.ver', {
    method: 'GET',
    path: '/bens/opcoes',
    summary:
      'Bens para escolher num campo, a partir de três letras ou algarismos de número, série, descrição ou usuário, até 100; com ids, exatamente esses.',
    input: optionsInput({ livres: param.bool().optional().describe('sim: só os que podem sair') }),
    output: z.object({ itens: z.array(opcaoDeBem) }),
  }),
  comFuncionario: op('funcionarios.editar', {
    method: 'GET',
    path: '/bens/com-funcionario',
    summary: 'Bens que um funcionário usa ou levou, até 100: o que devolver antes de o desabilitar.',
    input: queryInput({ funcionario: param.id() }),
    output: z.object({ itens: z.array(bemComFuncionario), total: z.number().int() }),
  }),
  get: op('patrimonio.ver', {
    method: 'GET',
    path: '/bens/{id}',
    summary: 'Lê um bem, com a situação, onde está e os anexos.',
    input: idInput(),
    output: bemCompleto,
  }),
  reading: op('patrimonio.ver', {
    method: 'GET',
    path: '/bens/{id}/leitura',
    summary: 'Lê um bem com o mais recente do seu histórico.',
    input: idInput(),
    output: readingOutput(bemCompleto),
  }),
  history: op('patrimonio.ver', {
    method: 'GET',
    path: '/bens/{id}/historico',
    summary: 'Histórico de um bem: quem mudou o quê e quando.',
    input: historyInput(),
    output: historyOutput(),
  }),
  historicoAnterior: op('patrimonio.ver', {
    method: 'GET',
    path: '/bens/{id}/historico-anterior',
    summary: 'Mudanças que o sistema anterior guardou, as mais novas primeiro.',
    input: idInput(),
    output: z.object({ itens: z.array(mudancaAnterior) }),
  }),
  create: op('patrimonio.editar', {
    method: 'POST',
    path: '/bens',
    summary: 'Cadastra um bem: de pessoa, com número, ou predial, com empresa e CNPJ.',
    input: createInput({ classe: classeField(), ...bemFields, anexos: anexosDoBemField().optional() }),
    output: bemCompleto,
    errors: [errors.numero_repetido.code, errors.anexos_demais.code],
  }),
  update: op('patrimonio.editar', {
    method: 'PATCH',
    path: '/bens/{id}',
    summary: 'Altera um bem: só os campos enviados. Os anexos enviados somam-se aos que há.',
    input: updateInput({ ...bemFields, anexos: anexosDoBemField().optional() }),
    output: bemCompleto,
    errors: [...fim, ...aberto, errors.numero_repetido.code, errors.anexos_demais.code],
  }),
  alocar: op('patrimonio.editar', {
    method: 'POST',
    path: '/bens/alocar',
    summary: 'Dá vários bens a um usuário, a um setor ou aos dois; cada um é feito ou recusado por si.',
    input: manyInput(bensList, alocarFields),
    output: manyOutput(),
    errors: selecionar,
  }),
  descartar: op('patrimonio.editar', {
    method: 'POST',
    path: '/bens/{id}/descartar',
    summary: 'Registra o descarte de um bem de pessoa, ou a devolução de um predial: nada dele pode estar aberto.',
    input: transitionInput({ data: field.date(), motivo: field.optionalText(500).optional() }),
    output: bemCompleto,
    errors: [...fim, ...aberto],
  }),
  desfazerDescarte: op('patrimonio.editar', {
    method: 'POST',
    path: '/bens/{id}/desfazer-descarte',
    summary: 'Desfaz o descarte ou a devolução, com o motivo, enquanto o número está livre.',
    input: transitionInput({ motivo: motivoField() }),
    output: bemCompleto,
    errors: [errors.nao_descartado.code, errors.numero_repetido.code],
  }),
  remove: op('patrimonio.excluir', {
    method: 'DELETE',
    path: '/bens/{id}',
    summary: 'Exclui em definitivo um bem que nunca teve saída nem manutenção, com o motivo.',
    input: removeInput({ motivo: motivoField() }),
    output: doneOutput(),
    errors: [errors.movimentado.code],
  }),
  anexar: op('patrimonio.editar', {
    method: 'POST',
    path: '/bens/{id}/anexar',
    summary: 'Inclui PDFs já enviados num bem, também num descartado.',
    input: idInput({ anexos: anexosDoBemField().min(1) }),
    output: bemCompleto,
    errors: [errors.anexos_demais.code],
  }),
  removerAnexo: op('patrimonio.editar', {
    method: 'POST',
    path: '/bens/{id}/remover-anexo',
    summary: 'Exclui um anexo de um bem: deixa de ser visto, e fica guardado quem o excluiu e quando.',
    input: idInput({ anexo: field.id() }),
    output: bemCompleto,
  }),
};
