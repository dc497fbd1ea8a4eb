/** Manifest of Atos: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { atosContract } from './atos.contract.ts';

export const atosModule = defineModule({
  rotulo: 'Atos',
  contract: atosContract,
});
