/** Operations of recurring expenses and of their proposals. Source: issue 4; decisions §2a; decision 028. */
import {
  createInput,
  enablingOps,
  exportInput,
  field,
  fileOutput,
  filterInput,
  idInput,
  listInput,
  op,
  pageOutput,
  recordOps,
  totalsOutput,
  transitionInput,
} from '@sede/domain/contract';
import { z } from 'zod';
import { despesasErrors, PERGUNTAS_DA_DATA } from '../despesas/index.ts';
import { avisosDoContrato } from '../financeiro.schema.ts';
import {
  confirmarFields,
  propostaSchema,
  propostasConfirmadas,
  propostasFeitas,
  propostasList,
  propostasPuladas,
  somasPropostas,
} from './proposta.schema.ts';
import {
  mesFeitoSchema,
  mesField,
  pausaFields,
  reajusteFields,
  recorrenciaFields,
  recorrenciaSchema,
  recorrenciasList,
} from './recorrencia.schema.ts';
import { recorrenciasErrors as errors } from './recorrencias.messages.ts';

const base = {
  path: '/recorrencias',
  permission: 'recorrencias',
  nomes: { um: 'uma despesa recorrente', muitos: 'despesas recorrentes' },
  record: recorrenciaSchema,
} as const;

export const recorrenciasContract = {
  ...recordOps({
    ...base,
    list: recorrenciasList,
    fields: recorrenciaFields,
    errors: { remove: [errors.em_uso.code] },
  }),
  ...enablingOps(base),
  meses: op('recorrencias.ver', {
    method: 'GET',
    path: '/recorrencias/{id}/meses',
    summary: 'O que se fez de cada mês: a despesa registrada ou por que não houve; os 24 mais recentes.',
    input: idInput(),
    output: z.object({ itens: z.array(mesFeitoSchema) }),
  }),
  reajustar: op('recorrencias.editar', {
    method: 'POST',
    path: '/recorrencias/{id}/reajustar',
    summary: 'Reajusta o valor fixo por um percentual, a partir de um mês; os anteriores ficam com o valor de antes.',
    input: transitionInput(reajusteFields),
    output: recorrenciaSchema,
    errors: [errors.estado.code, errors.reajuste_pendente.code],
  }),
  pausar: op('recorrencias.editar', {
    method: 'POST',
    path: '/recorrencias/{id}/pausar',
    summary: 'Deixa de propor despesas a partir de um mês, até que se retome.',
    input: transitionInput(pausaFields),
    output: recorrenciaSchema,
    errors: [errors.estado.code],
  }),
  retomar: op('recorrencias.editar', {
    method: 'POST',
    path: '/recorrencias/{id}/retomar',
    summary: 'Volta a propor despesas a partir de um mês; os meses da pausa ficam pulados.',
    input: transitionInput(pausaFields),
    output: recorrenciaSchema,
    errors: [errors.estado.code],
  }),
  propostas: op('recorrencias.ver', {
    method: 'GET',
    path: '/recorrencias/propostas',
    whole: true,
    summary: 'Despesas recorrentes que esperam confirmação até um mês, as atrasadas inclusive.',
    input: listInput(propostasList),
    output: pageOutput(propostaSchema, somasPropostas),
  }),
  totaisPropostas: op('recorrencias.ver', {
    method: 'GET',
    path: '/recorrencias/propostas/totais',
    summary: 'Conta e soma as propostas que o filtro encontra.',
    input: filterInput(propostasList.filtros),
    output: totalsOutput(somasPropostas),
  }),
  exportarPropostas: op('recorrencias.exportar', {
    method: 'GET',
    path: '/recorrencias/propostas/exportar',
    summary: 'Planilha das propostas que o filtro encontra.',
    input: exportInput(propostasList),
    output: fileOutput(),
    raw: 'download',
  }),
  confirmar: op('despesas.editar', {
    method: 'POST',
    path: '/recorrencias/{id}/confirmar',
    summary: 'Registra a despesa de um mês, como proposta ou alterada.',
    input: transitionInput(confirmarFields),
    output: z.object({ idDespesa: z.string(), avisos: avisosDoContrato }),
    errors: [
      errors.estado.code,
      errors.mes_feito.code,
      errors.mudou.code,
      despesasErrors.duplicada.code,
      despesasErrors.parecida.code,
      ...PERGUNTAS_DA_DATA,
      despesasErrors.pagamento_invalido.code,
      despesasErrors.estado.code,
    ],
  }),
  confirmarVarias: op('despesas.editar', {
    method: 'POST',
    path: '/recorrencias/confirmar',
    summary: 'Registra as despesas de várias propostas; cada uma é feita ou recusada por si.',
    input: createInput({ propostas: propostasConfirmadas }),
    output: propostasFeitas,
  }),
  pular: op('recorrencias.editar', {
    method: 'POST',
    path: '/recorrencias/pular',
    summary: 'Deixa meses sem despesa, com o motivo; cada um é feito ou recusado por si.',
    input: createInput({ propostas: propostasPuladas, motivo: field.text(500) }),
    output: propostasFeitas,
  }),
  desfazerPulo: op('recorrencias.editar', {
    method: 'POST',
    path: '/recorrencias/{id}/desfazer-pulo',
    summary: 'Volta a propor um mês que foi pulado.',
    input: transitionInput({ mes: mesField() }),
    output: recorrenciaSchema,
    errors: [errors.estado.code],
  }),
};
