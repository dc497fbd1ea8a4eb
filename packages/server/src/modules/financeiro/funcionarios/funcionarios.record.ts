/** Employees on the server: whoever may see the register sees all of it. Source: spec 1 §2.21, §3.6; decisions §4. */
import { funcionariosRegister } from '@sede/domain/modules/financeiro/funcionarios';
import { type Reference, todos } from '#platform/records/index.ts';
import { registerRecord } from '#platform/register/index.ts';

export const funcionarios = registerRecord(funcionariosRegister, {
  tabela: 'funcionarios',
  visivel: todos,
  references: { idUsuario: { tabela: 'usuarios', nome: 'O usuário' } },
});

/** For records that refer to one. */
export const FUNCIONARIO_REFERENCIA: Reference = { tabela: 'funcionarios', nome: 'O funcionário' };
