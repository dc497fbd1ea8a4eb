/**
 * Operations of members. Dates of membership move by `filiar`, `desfiliar` and the like alone; update moves the first start.
 *
 * `get` and `reading` read what is restricted masked; `restritos` reads it whole and is written down in `acessos_dados`, as the
 * edit form does. Source: spec 2 §2, §4, §5, §7; decisions §8; decisions-members (List, Dialog, Sensitive data, Create, Membership).
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
  noSums,
  op,
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
import { z } from 'zod';
import { VALORES_CASA, VALORES_SITUACAO } from '../filiados.lists.ts';
import {
  filiadoFields,
  filiadoListadoSchema,
  filiadoSchema,
  filiadosList,
  parecidoSchema,
  respostasDoCadastro,
} from './filiado.schema.ts';
import { filiadosErrors as errors } from './filiados.messages.ts';

const salvar = [
  errors.email_nao_mudou.code,
  errors.cpf_cadastrado.code,
  errors.parecido.code,
  errors.inativo_so_de_inativo.code,
];
const { dataFiliacao, ...campos } = filiadoFields;
const diaDeHoje = () => field.date().describe('YYYY-MM-DD, nunca depois de hoje');

export const filiadosContract = {
  list: op('filiados.ver', {
    method: 'GET',
    path: '/filiados',
    summary: 'Lista filiados, uma página por vez.',
    input: listInput(filiadosList),
    output: pageOutput(filiadoListadoSchema, noSums()),
  }),
  totals: op('filiados.ver', {
    method: 'GET',
    path: '/filiados/totais',
    summary: 'Conta os filiados que o filtro encontra.',
    input: filterInput(filiadosList.filtros, filiadosList),
    output: totalsOutput(noSums()),
  }),
  export: op('filiados.exportar', {
    method: 'GET',
    path: '/filiados/exportar',
    summary: 'Planilha filiados.xlsx (ou .csv) de todos os filiados que o filtro encontra.',
    input: exportInput(filiadosList),
    output: fileOutput(),
    raw: 'download',
  }),
  get: op('filiados.ver', {
    method: 'GET',
    path: '/filiados/{id}',
    summary: 'Lê um filiado, com o que é restrito mascarado.',
    input: idInput(),
    output: filiadoSchema,
  }),
  reading: op('filiados.ver', {
    method: 'GET',
    path: '/filiados/{id}/leitura',
    summary: 'Lê um filiado e o mais recente do seu histórico.',
    input: idInput(),
    output: readingOutput(filiadoSchema),
  }),
  restritos: op('filiados.ver', {
    method: 'GET',
    path: '/filiados/{id}/restritos',
    summary: 'Lê um filiado inteiro, sem máscaras; fica registrado quem leu.',
    input: idInput(),
    output: filiadoSchema,
  }),
  history: op('filiados.ver', {
    method: 'GET',
    path: '/filiados/{id}/historico',
    summary: 'Histórico de um filiado: quem mudou o quê e quando.',
    input: historyInput(),
    output: historyOutput(),
  }),
  porCpf: op('filiados.editar', {
    method: 'GET',
    path: '/filiados/por-cpf',
    summary: 'De quem é um CPF, antes de cadastrar.',
    input: queryInput({ cpf: param.text(20) }),
    output: z.object({
      filiado: z.object({ id: z.string(), nome: z.string(), cadastro: z.string() }).nullable(),
    }),
  }),
  parecidos: op('filiados.editar', {
    method: 'GET',
    path: '/filiados/parecidos',
    summary: 'Quem pode ser a mesma pessoa: mesma matrícula na casa, mesmo e-mail, mesmo nome e nascimento.',
    input: queryInput({
      casa: param.oneOf(VALORES_CASA).optional(),
      matricula: param.text(40).optional(),
      email: param.text(200).optional(),
      nome: param.text(200).optional(),
      nascimento: param.date().optional(),
      exceto: param.id().optional(),
    }),
    output: z.object({ itens: z.array(parecidoSchema) }),
  }),
  create: op('filiados.editar', {
    method: 'POST',
    path: '/filiados',
    summary: 'Cadastra um filiado e abre a sua filiação.',
    input: createInput({ ...filiadoFields, ...respostasDoCadastro }),
    output: filiadoSchema,
    errors: salvar,
  }),
  update: op('filiados.editar', {
    method: 'PATCH',
    path: '/filiados/{id}',
    summary: 'Altera um filiado: só os campos enviados. A data de filiação move o começo da primeira.',
    input: updateInput({ ...campos, dataFiliacao, ...respostasDoCadastro }),
    output: filiadoSchema,
    errors: [...salvar, errors.periodo_sobreposto.code],
  }),
  remove: op('filiados.excluir', {
    method: 'DELETE',
    path: '/filiados/{id}',
    summary: 'Exclui em definitivo um filiado cadastrado por engano.',
    input: removeInput(),
    output: doneOutput(),
    errors: [errors.em_uso.code],
  }),
  convidar: op('filiados.editar', {
    method: 'POST',
    path: '/filiados/convidar',
    summary: 'Envia o convite de acesso a filiados: os do filtro ou os de ids. Quem não tem conta ganha uma.',
    input: manyInput(filiadosList),
    output: manyOutput(),
  }),
  selecao: op('filiados.editar', {
    method: 'GET',
    path: '/filiados/selecao',
    summary: 'Quantos filiados o filtro encontra, e a marca dessa seleção.',
    input: filterInput(filiadosList.filtros, filiadosList),
    output: selectionOutput(noSums()),
    whole: true,
  }),
  anexar: op('filiados.editar', {
    method: 'POST',
    path: '/filiados/{id}/anexar',
    summary: 'Guarda PDFs na ficha cadastral.',
    input: transitionInput({ anexos: field.ids() }),
    output: filiadoSchema,
  }),
  removerAnexo: op('filiados.editar', {
    method: 'POST',
    path: '/filiados/{id}/remover-anexo',
    summary: 'Retira um PDF da ficha cadastral.',
    input: transitionInput({ anexo: field.id() }),
    output: filiadoSchema,
  }),
  filiar: op('filiados.filiar', {
    method: 'POST',
    path: '/filiados/{id}/filiar',
    summary: 'Abre uma nova filiação; de INATIVO, diz a situação.',
    input: transitionInput({ data: diaDeHoje(), situacao: field.oneOf(VALORES_SITUACAO).optional() }),
    output: filiadoSchema,
    errors: [errors.estado.code, errors.periodo_sobreposto.code, errors.data_futura.code],
  }),
  desfiliar: op('filiados.desfiliar', {
    method: 'POST',
    path: '/filiados/{id}/desfiliar',
    summary: 'Encerra a filiação, com o motivo.',
    input: transitionInput({
      data: diaDeHoje(),
      motivo: field.text(60),
      observacao: field.optionalText(500).optional(),
      anexos: field.ids(1).optional().describe('O pedido, em PDF'),
    }),
    output: filiadoSchema,
    errors: [errors.estado.code, errors.data_futura.code, errors.fim_antes_do_inicio.code],
  }),
  desfazerDesfiliacao: op('filiados.desfiliar', {
    method: 'POST',
    path: '/filiados/{id}/desfazer-desfiliacao',
    summary: 'Reabre a filiação encerrada nos últimos 30 dias.',
    input: transitionInput({}),
    output: filiadoSchema,
    errors: [errors.estado.code],
  }),
  registrarFalecimento: op('filiados.desfiliar', {
    method: 'POST',
    path: '/filiados/{id}/registrar-falecimento',
    summary: 'Marca como falecido: encerra a filiação hoje e guarda a data da morte.',
    input: transitionInput({
      dataFalecimento: diaDeHoje().nullable(),
      anexos: field.ids(1).optional().describe('A certidão, em PDF'),
    }),
    output: filiadoSchema,
    errors: [errors.estado.code, errors.data_futura.code],
  }),
  desfazerFalecimento: op('filiados.desfiliar', {
    method: 'POST',
    path: '/filiados/{id}/desfazer-falecimento',
    summary: 'Desmarca o falecimento: volta a situação de antes e reabre só o que ele encerrou.',
    input: transitionInput({}),
    output: filiadoSchema,
    errors: [errors.estado.code],
  }),
  cep: op('filiados.editar', {
    method: 'GET',
    path: '/filiados/cep',
    summary: 'Endereço de um CEP.',
    input: queryInput({ cep: param.text(12) }),
    output: z.object({
      logradouro: z.string(),
      bairro: z.string(),
      cidade: z.string(),
      estado: z.string(),
    }),
    errors: [errors.cep_nao_encontrado.code, errors.cep_indisponivel.code],
  }),
};
