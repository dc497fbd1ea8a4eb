/**
 * Operations of the import of interactions: a spreadsheet is sent, previewed with the form's values, imported by a job, taken back.
 *
 * Source: spec 2 §2, §5, §8; decisions-members (Interactions: Import).
 */
import { field, fileOutput, idInput, noInput, op, transitionInput } from '@sede/domain/contract';
import { z } from 'zod';
import { importacaoForm, importacaoSchema, previaSchema } from './importacao.schema.ts';
import { importacoesInteracaoErrors as errors } from './importacoes-interacao.messages.ts';

const IMPORTAR = 'interacoes.importar';

export const importacoesInteracaoContract = {
  recentes: op(IMPORTAR, {
    method: 'GET',
    path: '/importacoes-interacao',
    summary: 'As importações de interações, das mais novas às mais antigas; até 20.',
    input: noInput(),
    output: z.object({ itens: z.array(importacaoSchema) }),
  }),
  modelo: op(IMPORTAR, {
    method: 'GET',
    path: '/importacoes-interacao/modelo',
    summary: 'Planilha modelo.xlsx com as colunas da importação.',
    input: noInput(),
    output: fileOutput(),
    raw: 'download',
  }),
  receber: op(IMPORTAR, {
    method: 'POST',
    path: '/importacoes-interacao',
    summary: 'Lê uma planilha .xlsx e guarda as suas linhas para a prévia; o nome do arquivo vai em X-Nome-Arquivo.',
    input: noInput(),
    output: importacaoSchema,
    errors: [errors.ilegivel.code, errors.grande_demais.code, errors.sem_colunas.code, errors.vazia.code],
    raw: 'upload',
  }),
  get: op(IMPORTAR, {
    method: 'GET',
    path: '/importacoes-interacao/{id}',
    summary: 'Lê uma importação de interações.',
    input: idInput(),
    output: importacaoSchema,
  }),
  prever: op(IMPORTAR, {
    method: 'POST',
    path: '/importacoes-interacao/{id}/prever',
    summary: 'Diz o que seria de cada linha com estes valores do formulário; nenhuma interação é gravada.',
    input: transitionInput({
      ...importacaoForm.shape,
      comRepetidas: field.bool(),
      titulares: z.array(z.strictObject({ linha: field.int(1, 20_000), titularId: field.id() })).max(500),
    }),
    output: previaSchema,
    errors: [errors.estado.code],
  }),
  problemas: op(IMPORTAR, {
    method: 'GET',
    path: '/importacoes-interacao/{id}/problemas',
    summary: 'Planilha das linhas que não seriam importadas, com o motivo de cada uma.',
    input: idInput(),
    output: fileOutput(),
    raw: 'download',
    errors: [errors.estado.code],
  }),
  importar: op(IMPORTAR, {
    method: 'POST',
    path: '/importacoes-interacao/{id}/importar',
    summary: 'Grava as interações da prévia, em segundo plano.',
    input: transitionInput(),
    output: importacaoSchema,
    errors: [errors.estado.code, errors.sem_previa.code, errors.nada.code, errors.em_andamento.code],
  }),
  desfazer: op(IMPORTAR, {
    method: 'POST',
    path: '/importacoes-interacao/{id}/desfazer',
    summary: 'Exclui as interações que a importação criou e ninguém mudou depois, por 30 dias.',
    input: transitionInput(),
    output: importacaoSchema,
    errors: [errors.nao_desfeita.code],
  }),
};
