/** Operations of law offices. Source: spec 3 §2.8. */
import { registerContract } from '@sede/domain/contract';
import { escritoriosRegister } from './escritorios.register.ts';

export const escritoriosContract = registerContract(escritoriosRegister);
