/** Operations of expense items. Source: spec 1 §2.21, §4.4; decisions §2a. */
import { enablingOps, op, optionsInput, recordOps } from '@sede/domain/contract';
import { z } from 'zod';
import {
  itemDespesaFields,
  itemDespesaOpcaoSchema,
  itemDespesaSchema,
  itensDespesaList,
} from './item-despesa.schema.ts';
import { itensDespesaErrors } from './itens-despesa.messages.ts';

const base = {
  path: '/itens-despesa',
  permission: 'itens-despesa',
  nomes: { um: 'um item de despesa', muitos: 'itens de despesa' },
  record: itemDespesaSchema,
} as const;

export const itensDespesaContract = {
  ...recordOps({
    ...base,
    list: itensDespesaList,
    fields: itemDespesaFields,
    errors: {
      save: [itensDespesaErrors.nome_repetido.code, itensDespesaErrors.beneficiario_desabilitado.code],
      remove: [
        itensDespesaErrors.em_uso.code,
        itensDespesaErrors.em_uso_previsao.code,
        itensDespesaErrors.em_uso_recorrencia.code,
      ],
    },
  }),
  ...enablingOps({ ...base, errors: [itensDespesaErrors.nome_repetido.code] }),
  options: op('itens-despesa.ver', {
    method: 'GET',
    path: '/itens-despesa/opcoes',
    summary: 'Itens de despesa para escolher num campo, com o que sugerem à despesa: os habilitados, até 20.',
    input: optionsInput(),
    output: z.object({ itens: z.array(itemDespesaOpcaoSchema) }),
  }),
};
