/** Manifest of Atualização ao vivo: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { aoVivoContract } from './ao-vivo.contract.ts';

export const aoVivoModule = defineModule({
  rotulo: 'Atualização ao vivo',
  contract: aoVivoContract,
});
