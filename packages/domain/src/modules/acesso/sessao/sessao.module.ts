/** What the program is told of Entrada no sistema. */
import { defineModule } from '@sede/domain/manifest';
import { sessaoContract } from './sessao.contract.ts';

export const sessaoModule = defineModule({
  rotulo: 'Entrada no sistema',
  contract: sessaoContract,
});
