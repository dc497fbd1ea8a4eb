/** Manifest of Cópias de segurança: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { COPIAS_AVISOS } from './copias.avisos.ts';
import { copiasContract } from './copias.contract.ts';
import { COPIAS_SECTION } from './copias.settings.ts';

export const copiasModule = defineModule({
  rotulo: 'Cópias de segurança',
  contract: copiasContract,
  settings: [COPIAS_SECTION],
  notices: COPIAS_AVISOS,
});
