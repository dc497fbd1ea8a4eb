/**
 * Operations of maintenances. A save answers the whole record. Attachments that are sent add to those that there are; a removed one stays,
 * marked. Source: spec 3 §2.13, §5, §7; decisions-sindical-contratos-patrimonio (Maintenance, Files); invariants D2, D3.
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
  op,
  optionsInput,
  pageOutput,
  readingOutput,
  totalsOutput,
  transitionInput,
  updateInput,
} from '@sede/domain/contract';
import { z } from 'zod';
import { mudancaAnterior } from '../../contratos/contratos/contrato.schema.ts';
import { bensErrors } from '../bens/bens.messages.ts';
import {
  anexosDaManutencaoField,
  descartePendenteField,
  fimFields,
  jaRetornouField,
  manutencaoCompleta,
  manutencaoFields,
  manutencaoSchema,
  manutencoesList,
  opcaoDeDespesa,
  somasDasManutencoes,
} from './manutencao.schema.ts';
import { manutencoesErrors as errors } from './manutencoes.messages.ts';

const manter = [
  ...[bensErrors.descartado.code, bensErrors.devolvido.code, bensErrors.ja_em_manutencao.code],
  errors.anexos_demais.code,
];

export const manutencoesContract = {
  list: op('patrimonio.ver', {
    method: 'GET',
    path: '/manutencoes',
    summary: 'Lista as manutenções dos bens, as últimas primeiro.',
    input: listInput(manutencoesList),
    output: pageOutput(manutencaoSchema, somasDasManutencoes),
  }),
  totals: op('patrimonio.ver', {
    method: 'GET',
    path: '/manutencoes/totais',
    summary: 'Conta as manutenções que o filtro encontra, e soma o que custaram.',
    input: filterInput(manutencoesList.filtros, manutencoesList),
    output: totalsOutput(somasDasManutencoes),
  }),
  export: op('patrimonio.exportar', {
    method: 'GET',
    path: '/manutencoes/exportar',
    summary: 'Planilha historico_manutencao.xlsx (ou .csv) das manutenções que o filtro encontra.',
    input: exportInput(manutencoesList),
    output: fileOutput(),
    raw: 'download',
  }),
  despesas: op('despesas.vincular', {
    method: 'GET',
    path: '/manutencoes/despesas',
    summary:
      'Despesas para dizer o que uma manutenção custou, a partir de três letras de descrição, beneficiário ou item, até 100; com ids, exatamente essas.',
    input: optionsInput(),
    output: z.object({ itens: z.array(opcaoDeDespesa) }),
  }),
  get: op('patrimonio.ver', {
    method: 'GET',
    path: '/manutencoes/{id}',
    summary: 'Lê uma manutenção com os seus anexos.',
    input: idInput(),
    output: manutencaoCompleta,
  }),
  reading: op('patrimonio.ver', {
    method: 'GET',
    path: '/manutencoes/{id}/leitura',
    summary: 'Lê uma manutenção com o mais recente do seu histórico.',
    input: idInput(),
    output: readingOutput(manutencaoCompleta),
  }),
  history: op('patrimonio.ver', {
    method: 'GET',
    path: '/manutencoes/{id}/historico',
    summary: 'Histórico de uma manutenção: quem mudou o quê e quando.',
    input: historyInput(),
    output: historyOutput(),
  }),
  historicoAnterior: op('patrimonio.ver', {
    method: 'GET',
    path: '/manutencoes/{id}/historico-anterior',
    summary: 'Mudanças que o sistema anterior guardou, as mais novas primeiro.',
    input: idInput(),
    output: z.object({ itens: z.array(mudancaAnterior) }),
  }),
  create: op('patrimonio.manter', {
    method: 'POST',
    path: '/manutencoes',
    summary: 'Registra a manutenção de um bem; com jaRetornou, também o retorno e o resultado.',
    input: createInput({
      ...manutencaoFields,
      jaRetornou: jaRetornouField(),
      anexos: anexosDaManutencaoField().optional(),
    }),
    output: manutencaoCompleta,
    errors: manter,
  }),
  encerrar: op('patrimonio.manter', {
    method: 'POST',
    path: '/manutencoes/{id}/encerrar',
    summary: 'Registra o retorno de um bem da manutenção, com o resultado e o que custou.',
    input: transitionInput({
      ...fimFields,
      idDespesa: manutencaoFields.idDespesa,
      descartePendente: descartePendenteField(),
    }),
    output: manutencaoCompleta,
    errors: [errors.encerrada.code],
  }),
  update: op('patrimonio.manter', {
    method: 'PATCH',
    path: '/manutencoes/{id}',
    summary:
      'Corrige uma manutenção: só os campos enviados; sem data de retorno, o bem volta à oficina. Os anexos enviados somam-se aos que há.',
    input: updateInput({ ...manutencaoFields, anexos: anexosDaManutencaoField().optional() }),
    output: manutencaoCompleta,
    errors: manter,
  }),
  removerAnexo: op('patrimonio.manter', {
    method: 'POST',
    path: '/manutencoes/{id}/remover-anexo',
    summary: 'Exclui um anexo de uma manutenção: deixa de ser visto, e fica guardado quem o excluiu e quando.',
    input: idInput({ anexo: field.id() }),
    output: manutencaoCompleta,
  }),
};
