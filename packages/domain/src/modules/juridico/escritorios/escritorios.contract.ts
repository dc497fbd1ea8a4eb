/** Operations of law offices. Whoever keeps users chooses one by name without seeing the page. Source: spec 3 §2.8. */
import { enablingOps, op, optionsInput, recordOps } from '@sede/domain/contract';
import { z } from 'zod';
import { escritorioFields, escritorioOpcaoSchema, escritorioSchema, escritoriosList } from './escritorio.schema.ts';
import { escritoriosErrors } from './escritorios.messages.ts';

const base = {
  path: '/escritorios',
  permission: 'escritorios',
  nomes: { um: 'um escritório', muitos: 'escritórios' },
  record: escritorioSchema,
} as const;

export const escritoriosContract = {
  ...recordOps({
    ...base,
    list: escritoriosList,
    fields: escritorioFields,
    errors: { save: [escritoriosErrors.nome_repetido.code], remove: [escritoriosErrors.em_uso.code] },
  }),
  ...enablingOps(base),
  options: op('escritorios.vincular', {
    method: 'GET',
    path: '/escritorios/opcoes',
    summary: 'Escritórios para escolher num campo: os habilitados, até 20; com ids, exatamente esses.',
    input: optionsInput(),
    output: z.object({ itens: z.array(escritorioOpcaoSchema) }),
  }),
};
