/** What the program is told of Minha conta. */
import { defineModule } from '@sede/domain/manifest';
import { contaContract } from './conta.contract.ts';

export const contaModule = defineModule({
  rotulo: 'Minha conta',
  contract: contaContract,
});
