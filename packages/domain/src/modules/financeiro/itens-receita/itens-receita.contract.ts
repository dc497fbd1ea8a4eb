/** Operations of revenue items. Source: spec 1 §2.21, §4.4; decisions §2a. */
import { enablingOps, op, optionsInput, recordOps } from '@sede/domain/contract';
import { z } from 'zod';
import {
  itemReceitaFields,
  itemReceitaOpcaoSchema,
  itemReceitaSchema,
  itensReceitaList,
} from './item-receita.schema.ts';
import { itensReceitaErrors } from './itens-receita.messages.ts';

const base = {
  path: '/itens-receita',
  permission: 'itens-receita',
  nomes: { um: 'um item de receita', muitos: 'itens de receita' },
  record: itemReceitaSchema,
} as const;

export const itensReceitaContract = {
  ...recordOps({
    ...base,
    list: itensReceitaList,
    fields: itemReceitaFields,
    errors: { save: [itensReceitaErrors.nome_repetido.code], remove: [itensReceitaErrors.em_uso.code] },
  }),
  ...enablingOps({ ...base, errors: [itensReceitaErrors.nome_repetido.code] }),
  options: op('itens-receita.ver', {
    method: 'GET',
    path: '/itens-receita/opcoes',
    summary: 'Itens de receita para escolher num campo, com o que sugerem à receita: os habilitados, até 20.',
    input: optionsInput(),
    output: z.object({ itens: z.array(itemReceitaOpcaoSchema) }),
  }),
};
