/** Operations of interaction items. Source: spec 2 §2, §5, §8; decisions §2a. */
import { registerContract } from '@sede/domain/contract';
import { itensInteracaoRegister } from './itens-interacao.register.ts';

export const itensInteracaoContract = registerContract(itensInteracaoRegister);
