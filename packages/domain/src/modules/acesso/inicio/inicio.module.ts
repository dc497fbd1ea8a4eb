/** Manifest of Início: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { inicioContract } from './inicio.contract.ts';

export const inicioModule = defineModule({
  rotulo: 'Início',
  contract: inicioContract,
});
