/** What the program is told of Atualização ao vivo. */
import { defineModule } from '@sede/domain/manifest';
import { aoVivoContract } from './ao-vivo.contract.ts';

export const aoVivoModule = defineModule({
  rotulo: 'Atualização ao vivo',
  contract: aoVivoContract,
});
