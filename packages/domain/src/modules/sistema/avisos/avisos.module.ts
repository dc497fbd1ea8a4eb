/** Manifest of Avisos: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { avisosContract } from './avisos.contract.ts';

export const avisosModule = defineModule({
  rotulo: 'Avisos',
  contract: avisosContract,
});
