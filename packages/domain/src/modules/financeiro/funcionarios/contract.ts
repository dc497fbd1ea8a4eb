/** Operations of employees. Source: spec 1 §2.21, §4.4; decisions §4. */
import { registerContract } from '@sede/domain/contract';
import { funcionariosRegister } from './funcionarios.register.ts';

export const funcionariosContract = registerContract(funcionariosRegister);
