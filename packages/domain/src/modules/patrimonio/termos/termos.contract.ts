/**
 * Operations of terms of responsibility: those of an asset, made anew, as PDF, signed on paper; and the page behind a mailed link.
 * Source: decisions-sindical-contratos-patrimonio (Term).
 */
import { field, fileOutput, idInput, op, opByLink } from '@sede/domain/contract';
import { z } from 'zod';
import { MAX_MOTIVO_DA_RECUSA } from './termo.lists.ts';
import { respostaDoTermo, termoAbertoSchema, termoSchema } from './termo.schema.ts';
import { termosErrors as errors } from './termos.messages.ts';

export const termosContract = {
  doBem: op('patrimonio.ver', {
    method: 'GET',
    path: '/bens/{id}/termos',
    summary: 'Os termos de responsabilidade de um bem, os mais novos primeiro.',
    input: idInput(),
    output: z.object({ itens: z.array(termoSchema) }),
  }),
  emitir: op('patrimonio.movimentar', {
    method: 'POST',
    path: '/bens/{id}/termos',
    summary: 'Emite um termo para quem está com o bem; o que estava em aberto é substituído.',
    input: idInput({}),
    output: termoSchema,
    errors: [errors.sem_pessoa.code, errors.sem_texto.code],
  }),
  pdf: op('patrimonio.ver', {
    method: 'GET',
    path: '/termos/{id}/pdf',
    summary: 'O termo em PDF: para assinar em papel, ou com a prova do aceite ou da recusa.',
    input: idInput(),
    output: fileOutput(),
    raw: 'download',
  }),
  papel: op('patrimonio.movimentar', {
    method: 'POST',
    path: '/termos/{id}/papel',
    summary: 'Registra o termo assinado em papel, com o PDF já enviado.',
    input: idInput({ anexo: field.id() }),
    output: termoSchema,
    errors: [errors.respondido.code],
  }),
  ler: opByLink({
    path: '/termo/ler',
    summary: 'O termo que um link de e-mail dá a ler.',
    fields: {},
    output: termoAbertoSchema,
    refusal: errors.link_invalido.code,
    errors: [errors.bloqueado.code],
    anHour: 300,
  }),
  responder: opByLink({
    path: '/termo/responder',
    summary: 'Aceita ou recusa o termo, uma vez, com o CPF de quem está com o bem.',
    fields: {
      cpf: field.text(20),
      aceita: z.boolean(),
      motivo: field.optionalText(MAX_MOTIVO_DA_RECUSA).optional(),
      navegador: field.optionalText(300).optional(),
    },
    output: respostaDoTermo,
    refusal: errors.link_invalido.code,
    errors: [errors.bloqueado.code],
    anHour: 60,
  }),
};
