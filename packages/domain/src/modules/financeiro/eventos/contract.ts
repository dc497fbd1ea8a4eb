/** Operations of events. Source: spec 1 §2.21, §6.3; decisions §4. */
import { registerContract } from '@sede/domain/contract';
import { eventosRegister } from './eventos.register.ts';

export const eventosContract = registerContract(eventosRegister);
