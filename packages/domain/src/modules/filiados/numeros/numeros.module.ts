/** Manifest of the statistics of members: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { numerosContract } from './numeros.contract.ts';

export const numerosModule = defineModule({
  rotulo: 'Números dos filiados',
  contract: numerosContract,
});
