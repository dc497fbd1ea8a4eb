/** Manifest of Painel financeiro: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { painelContract } from './painel.contract.ts';

export const painelModule = defineModule({
  rotulo: 'Painel financeiro',
  contract: painelContract,
});
