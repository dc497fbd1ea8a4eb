/** Employees: what the rest of the domain, the server and the screens use without zod. */
export { UFS } from '../financeiro.lists.ts';
export { FUNCIONARIO_FIELDS } from './funcionario.lists.ts';
export { erroNascimento } from './funcionario.rules.ts';
export type { Funcionario, FuncionarioInput } from './funcionario.schema.ts';
export { funcionariosErrors, funcionariosMessages } from './funcionarios.messages.ts';
