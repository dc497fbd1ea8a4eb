/**
 * Files: sent before the record that will use them is saved, read only through the server with that record's permission.
 *
 * `enviar` takes the bytes as they are, of a kind that the module takes (known by the content), the name percent-encoded in `X-Nome-Arquivo` and
 * the module that will use it in `X-Modulo`. Source: decisions §2a, §6 (attachments).
 */
import { fileOutput, idInput, noInput, op, param } from '@sede/domain/contract';
import { anexoSchema } from './anexo.schema.ts';

export const anexosContract = {
  enviar: op('anexos.enviar', {
    method: 'POST',
    path: '/anexos',
    summary: 'Recebe um arquivo, que fica preso a quem o enviou até um registro usá-lo.',
    input: noInput(),
    output: anexoSchema,
    raw: 'upload',
  }),
  baixar: op('anexos.baixar', {
    method: 'GET',
    path: '/anexos/{id}',
    summary: 'Entrega o arquivo a quem pode ver o registro que o usa.',
    input: idInput({ exibir: param.bool().default(false).describe('sim: abre no navegador em vez de baixar') }),
    output: fileOutput(),
    raw: 'download',
  }),
};
