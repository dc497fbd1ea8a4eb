/** Operations of a person's own notices; those of others do not exist for them. Source: decisions §6. */
import {
  createInput,
  doneOutput,
  field,
  idInput,
  noInput,
  noSums,
  op,
  pageOutput,
  param,
  queryInput,
} from '@sede/domain/contract';
import { z } from 'zod';
import { avisoSchema } from './aviso.schema.ts';
import { avisosErrors } from './avisos.messages.ts';

const naoLidos = () => z.object({ naoLidos: z.number().int() });
const preferencias = () =>
  z.object({ tipos: z.array(z.object({ tipo: z.string(), rotulo: z.string(), ligado: z.boolean() })) });

export const avisosContract = {
  list: op('avisos.ver', {
    method: 'GET',
    path: '/avisos',
    summary: 'Lista os avisos de quem pergunta, do mais novo ao mais antigo.',
    input: queryInput({
      pagina: param.int(1, 1_000_000).default(1),
      porPagina: param.int(1, 100).default(20),
    }),
    output: pageOutput(avisoSchema, noSums()),
  }),
  naoLidos: op('avisos.ver', {
    method: 'GET',
    path: '/avisos/nao-lidos',
    summary: 'Conta os avisos não lidos de quem pergunta.',
    input: noInput(),
    output: naoLidos(),
  }),
  ler: op('avisos.ver', {
    method: 'POST',
    path: '/avisos/{id}/ler',
    summary: 'Marca um aviso como lido.',
    input: idInput(),
    output: doneOutput(),
    errors: [avisosErrors.nao_encontrado.code],
  }),
  lerTodos: op('avisos.ver', {
    method: 'POST',
    path: '/avisos/ler-todos',
    summary: 'Marca como lidos os avisos que foram vistos; o que chegou depois continua não lido.',
    input: createInput({
      ids: field.ids(100).min(1),
      antigos: field.bool().describe('Também os mais antigos que eles'),
    }),
    output: naoLidos(),
  }),
  preferencias: op('avisos.ver', {
    method: 'GET',
    path: '/avisos/preferencias',
    summary: 'Lista os tipos de aviso que os perfis de quem pergunta podem receber, e quais estão ligados.',
    input: noInput(),
    output: preferencias(),
  }),
  preferir: op('avisos.ver', {
    method: 'POST',
    path: '/avisos/preferencias',
    summary: 'Liga ou desliga um tipo de aviso para quem pede.',
    input: createInput({ tipo: field.text(60), ligado: field.bool() }),
    output: preferencias(),
  }),
};
