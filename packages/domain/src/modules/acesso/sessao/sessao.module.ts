/** Manifest of Entrada no sistema: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { sessaoContract } from './sessao.contract.ts';

export const sessaoModule = defineModule({
  rotulo: 'Entrada no sistema',
  contract: sessaoContract,
});
