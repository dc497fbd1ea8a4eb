/** What the program is told of Cópias de segurança. */
import { defineModule } from '@sede/domain/manifest';
import { copiasContract } from './copias.contract.ts';

export const copiasModule = defineModule({
  rotulo: 'Cópias de segurança',
  contract: copiasContract,
});
