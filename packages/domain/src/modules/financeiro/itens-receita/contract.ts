/** Operations of revenue items. Source: spec 1 §2.21, §4.4; decisions §2a. */
import { registerContract } from '@sede/domain/contract';
import { itensReceitaRegister } from './itens-receita.register.ts';

export const itensReceitaContract = registerContract(itensReceitaRegister);
