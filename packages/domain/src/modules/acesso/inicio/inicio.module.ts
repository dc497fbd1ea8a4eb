/** What the program is told of Início. */
import { defineModule } from '@sede/domain/manifest';
import { inicioContract } from './inicio.contract.ts';

export const inicioModule = defineModule({
  rotulo: 'Início',
  contract: inicioContract,
});
