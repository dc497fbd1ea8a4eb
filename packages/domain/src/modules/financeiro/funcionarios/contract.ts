/** Operations of employees. Source: spec 1 §2.21, §4.4; decisions §4; decisions-sindical-contratos-patrimonio (Maintenance). */
import { op, optionsInput, param, registerContract } from '@sede/domain/contract';
import { z } from 'zod';
import { funcionariosRegister } from './funcionarios.register.ts';

const usuarioDoFuncionario = z.object({
  id: z.string(),
  nome: z.string(),
  email: z.string(),
  proposto: z.boolean().describe('Tem o e-mail que se perguntou'),
});

export const funcionariosContract = {
  ...registerContract(funcionariosRegister),
  usuarios: op('funcionarios.editar', {
    method: 'GET',
    path: '/funcionarios/usuarios',
    summary:
      'Usuários que ainda não são de um funcionário, até 20, o do mesmo e-mail primeiro; com ids, exatamente esses.',
    input: optionsInput({ email: param.text(254).optional().describe('O do funcionário') }),
    output: z.object({ itens: z.array(usuarioDoFuncionario) }),
  }),
};
