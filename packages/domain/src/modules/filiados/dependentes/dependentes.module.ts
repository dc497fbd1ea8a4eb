/** Manifest of Dependentes: their words in the audit trail stand with the member's, in whose history they are. */
import { defineModule } from '@sede/domain/manifest';
import { dependentesContract } from './dependentes.contract.ts';

export const dependentesModule = defineModule({
  rotulo: 'Dependentes',
  contract: dependentesContract,
});
