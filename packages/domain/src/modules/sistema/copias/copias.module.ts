/** Manifest of Cópias de segurança: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { copiasContract } from './copias.contract.ts';

export const copiasModule = defineModule({
  rotulo: 'Cópias de segurança',
  contract: copiasContract,
});
