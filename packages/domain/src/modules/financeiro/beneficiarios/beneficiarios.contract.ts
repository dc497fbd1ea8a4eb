/**
 * Operations of beneficiaries. A save whose CPF/CNPJ another record has answers `documento_repetido` until it is sent
 * with `confirmarRepetido`. Approvers read one beneficiary, never the list. Source: spec 1 §2.9, §4.4; decisions §7.
 */
import { enablingOps, op, optionsInput, param, recordOps } from '@sede/domain/contract';
import { z } from 'zod';
import { VALORES_TIPO_BENEFICIARIO } from './beneficiario.lists.ts';
import {
  beneficiarioFields,
  beneficiarioLigavelSchema,
  beneficiarioOpcaoSchema,
  beneficiarioSchema,
  beneficiariosList,
} from './beneficiario.schema.ts';
import { beneficiariosErrors } from './beneficiarios.messages.ts';

const base = {
  path: '/beneficiarios',
  permission: 'beneficiarios',
  nomes: { um: 'um beneficiário', muitos: 'beneficiários' },
  record: beneficiarioSchema,
} as const;

export const beneficiariosContract = {
  ...recordOps({
    ...base,
    getPermission: 'beneficiarios.consultar',
    list: beneficiariosList,
    fields: {
      ...beneficiarioFields,
      confirmarRepetido: z.boolean().optional().describe('Salva mesmo que o CPF/CNPJ já exista em outro cadastro'),
    },
    errors: {
      save: [beneficiariosErrors.documento_repetido.code],
      remove: [
        beneficiariosErrors.em_uso.code,
        beneficiariosErrors.em_uso_item.code,
        beneficiariosErrors.em_uso_recorrencia.code,
      ],
    },
  }),
  ...enablingOps(base),
  options: op('beneficiarios.ver', {
    method: 'GET',
    path: '/beneficiarios/opcoes',
    summary: 'Beneficiários para escolher num campo: os habilitados, até 20; com ids, exatamente esses.',
    input: optionsInput(),
    output: z.object({ itens: z.array(beneficiarioOpcaoSchema) }),
  }),
  vincular: op('beneficiarios.vincular', {
    method: 'GET',
    path: '/beneficiarios/vincular',
    summary: 'Beneficiários para quem cadastra contratados: nome, CPF/CNPJ e tipo dos habilitados, até 20.',
    input: optionsInput({ tipo: param.oneOf(VALORES_TIPO_BENEFICIARIO).optional() }),
    output: z.object({ itens: z.array(beneficiarioLigavelSchema) }),
  }),
};
