/** What the program is told of Projeção geral. */
import { defineModule } from '@sede/domain/manifest';
import { projecaoContract } from './projecao.contract.ts';

export const projecaoModule = defineModule({
  rotulo: 'Projeção geral',
  contract: projecaoContract,
});
