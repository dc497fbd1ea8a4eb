/** Operations of the month closing. Source: decisions §7 (Month closing); issue 4. */
import {
  createInput,
  field,
  historyOutput,
  idInput,
  op,
  param,
  queryInput,
  transitionInput,
} from '@sede/domain/contract';
import { z } from 'zod';
import { ANO_MAXIMO, ANO_MINIMO } from './fechamento.lists.ts';
import { conferenciaSchema, financeMonth, mesSchema } from './fechamento.schema.ts';
import { fechamentosErrors as errors } from './fechamentos.messages.ts';

export const fechamentosContract = {
  meses: op('fechamentos.ver', {
    method: 'GET',
    path: '/fechamentos',
    summary: 'Os doze meses financeiros de um ano, com a situação de cada um.',
    input: queryInput({ ano: param.int(ANO_MINIMO, ANO_MAXIMO) }),
    output: z.object({ itens: z.array(mesSchema) }),
  }),
  conferencia: op('fechamentos.ver', {
    method: 'GET',
    path: '/fechamentos/conferencia',
    summary: 'O que conferir antes de fechar um mês, e os seus totais.',
    input: queryInput({ mes: financeMonth() }),
    output: conferenciaSchema,
  }),
  fechar: op('fechamentos.fechar', {
    method: 'POST',
    path: '/fechamentos',
    summary: 'Fecha um mês financeiro: nada mais é datado nele.',
    input: createInput({ mes: financeMonth() }),
    output: mesSchema,
    errors: [errors.estado.code, errors.sobreposto.code],
  }),
  reabrir: op('fechamentos.reabrir', {
    method: 'POST',
    path: '/fechamentos/{id}/reabrir',
    summary: 'Reabre um mês fechado por outra pessoa, com um motivo.',
    input: transitionInput({ motivo: field.text(1000) }),
    output: mesSchema,
    errors: [errors.estado.code],
  }),
  history: op('fechamentos.ver', {
    method: 'GET',
    path: '/fechamentos/{id}/historico',
    summary: 'Histórico de um mês: quem o fechou e reabriu, quando e por quê.',
    input: idInput(),
    output: historyOutput(),
  }),
};
