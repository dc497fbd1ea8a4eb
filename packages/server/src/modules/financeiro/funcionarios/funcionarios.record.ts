/** Employees on the server: whoever may see the register sees all of it. Source: spec 1 §2.21, §3.6; decisions §4. */
import { funcionariosRegister } from '@sede/domain/modules/financeiro/funcionarios';
import { todos } from '#platform/records/index.ts';
import { registerRecord } from '#platform/register/index.ts';

export const funcionarios = registerRecord(funcionariosRegister, { tabela: 'funcionarios', visivel: todos });
