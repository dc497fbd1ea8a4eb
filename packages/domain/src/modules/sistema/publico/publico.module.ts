/** Manifest of Páginas públicas: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { publicoContract } from './publico.contract.ts';
import { PRIVACIDADE_SECTION } from './publico.settings.ts';

export const publicoModule = defineModule({
  rotulo: 'Páginas públicas',
  contract: publicoContract,
  publicPages: ['/privacidade'],
  settings: [PRIVACIDADE_SECTION],
});
