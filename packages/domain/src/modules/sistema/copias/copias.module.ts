/** Manifest of Cópias de segurança: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { COPIAS_AVISOS } from './copias.avisos.ts';
import { copiasContract } from './copias.contract.ts';

export const copiasModule = defineModule({
  rotulo: 'Cópias de segurança',
  contract: copiasContract,
  notices: COPIAS_AVISOS,
});
