/** Manifest of Projeção geral: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { projecaoContract } from './projecao.contract.ts';

export const projecaoModule = defineModule({
  rotulo: 'Projeção geral',
  contract: projecaoContract,
});
