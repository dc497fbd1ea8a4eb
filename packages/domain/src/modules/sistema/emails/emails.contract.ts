/** Operations of the outbox: look at it, and send again what failed. Source: decisions §6 (Mail). */
import {
  createInput,
  doneOutput,
  idInput,
  listDefinition,
  listInput,
  noSums,
  op,
  pageOutput,
  param,
} from '@sede/domain/contract';
import { z } from 'zod';
import { emailSchema } from './email.schema.ts';
import { EMAILS_ORDEM, VALORES_ESTADO_EMAIL, VALORES_ORIGEM_EMAIL } from './emails.lists.ts';
import { emailsErrors } from './emails.messages.ts';

export const emailsContract = {
  list: op('emails.ver', {
    method: 'GET',
    path: '/emails',
    summary: 'Lista os e-mails da caixa de saída; estado=falhou mostra os que desistiram.',
    input: listInput(
      listDefinition({
        ...EMAILS_ORDEM,
        filtros: {
          estado: param.anyOf(VALORES_ESTADO_EMAIL).optional(),
          origem: param.anyOf(VALORES_ORIGEM_EMAIL).optional(),
          de: param.date().optional(),
          ate: param.date().optional(),
        },
        intervalos: { periodo: ['de', 'ate'] },
        periodo: { meses: 'civil', abreNoMes: false },
      }),
    ),
    output: pageOutput(emailSchema, noSums()),
  }),
  reenviar: op('emails.reenviar', {
    method: 'POST',
    path: '/emails/{id}/reenviar',
    summary: 'Envia novamente um e-mail que falhou ou que pode não ter saído.',
    input: idInput(),
    output: doneOutput(),
    errors: [emailsErrors.nao_encontrado.code, emailsErrors.nao_falhou.code],
  }),
  reenviarTodos: op('emails.reenviar', {
    method: 'POST',
    path: '/emails/reenviar-todos',
    summary: 'Tenta enviar novamente todos os e-mails que falharam.',
    input: createInput({}),
    output: z.object({ reenviados: z.number().int() }),
  }),
};
