/** Employees: what the rest of the domain, the server and the screens use without zod. */
import type { RegisterRecord } from '@sede/domain/register';
import type { funcionariosRegister } from './funcionarios.register.ts';

export { FUNCIONARIOS } from './funcionarios.name.ts';
export { funcionariosRegister } from './funcionarios.register.ts';
export type Funcionario = RegisterRecord<typeof funcionariosRegister>;
