/**
 * Operations of contracts and documents. A number is given when the record is saved; a save answers the whole record.
 * Source: spec 3 §2.12, §4, §5, §7; decisions-sindical-contratos-patrimonio (Contracts and documents); invariants C1-C7.
 */
import { createInput, field, idInput, op, optionsInput, param } from '@sede/domain/contract';
import { z } from 'zod';
import {
  anexosDoContratoField,
  contratoCompleto,
  contratoFields,
  observacaoField,
  opcaoDeContrato,
  tipoObjetoField,
} from './contrato.schema.ts';
import { contratosErrors as errors } from './contratos.messages.ts';

export const contratosContract = {
  options: op('contratos.vincular', {
    method: 'GET',
    path: '/contratos/opcoes',
    summary:
      'Contratos e documentos para escolher num campo, a partir de três letras ou algarismos de número, nome ou CNPJ, até 100; com ids, exatamente esses.',
    input: optionsInput({
      beneficiario: param.id().optional().describe('Os deste beneficiário vêm primeiro, e aparecem sem busca'),
    }),
    output: z.object({ itens: z.array(opcaoDeContrato) }),
  }),
  get: op('contratos.ver-financeiro', {
    method: 'GET',
    path: '/contratos/{id}',
    summary: 'Lê um contrato ou documento, com o que se pagou e recebeu dele.',
    input: idInput(),
    output: contratoCompleto,
  }),
  create: op('contratos.editar', {
    method: 'POST',
    path: '/contratos',
    summary: 'Cadastra um contrato ou documento, que recebe o próximo número.',
    input: createInput({
      tipoObjeto: tipoObjetoField(),
      ...contratoFields,
      idAnterior: field.id().optional().describe('O contrato que este renova'),
      observacoes: observacaoField().optional().describe('Torna-se a primeira observação'),
      anexos: anexosDoContratoField().optional(),
    }),
    output: contratoCompleto,
    errors: [errors.numero.code, errors.anexos_demais.code],
  }),
};
