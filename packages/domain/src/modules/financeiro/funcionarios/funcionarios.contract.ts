/** Operations of employees. Source: spec 1 §2.21, §4.4, §5; decisions §4. */
import { enablingOps, recordOps } from '@sede/domain/contract';
import { funcionarioFields, funcionarioSchema, funcionariosList } from './funcionario.schema.ts';
import { funcionariosErrors } from './funcionarios.messages.ts';

const base = {
  path: '/funcionarios',
  permission: 'funcionarios',
  nomes: { um: 'um funcionário', muitos: 'funcionários' },
  record: funcionarioSchema,
} as const;

export const funcionariosContract = {
  ...recordOps({
    ...base,
    list: funcionariosList,
    fields: funcionarioFields,
    errors: { save: [funcionariosErrors.cpf_repetido.code] },
  }),
  ...enablingOps(base),
};
