/** Manifest of Painel jurídico: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { painelJuridicoContract } from './painel-juridico.contract.ts';

export const painelJuridicoModule = defineModule({
  rotulo: 'Painel jurídico',
  contract: painelJuridicoContract,
});
