/** What the program is told of Avisos. */
import { defineModule } from '@sede/domain/manifest';
import { avisosContract } from './avisos.contract.ts';

export const avisosModule = defineModule({
  rotulo: 'Avisos',
  contract: avisosContract,
});
