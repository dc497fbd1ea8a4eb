/** Operations of case objects. Source: spec 3 §2.7; decisions §2a. */
import { registerContract } from '@sede/domain/contract';
import { objetosProcessoRegister } from './objetos-processo.register.ts';

export const objetosProcessoContract = registerContract(objetosProcessoRegister);
