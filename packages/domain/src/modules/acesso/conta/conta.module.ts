/** Manifest of Minha conta: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { contaContract } from './conta.contract.ts';

export const contaModule = defineModule({
  rotulo: 'Minha conta',
  contract: contaContract,
});
