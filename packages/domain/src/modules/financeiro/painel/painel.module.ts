/** What the program is told of Painel financeiro. */
import { defineModule } from '@sede/domain/manifest';
import { painelContract } from './painel.contract.ts';

export const painelModule = defineModule({
  rotulo: 'Painel financeiro',
  contract: painelContract,
});
