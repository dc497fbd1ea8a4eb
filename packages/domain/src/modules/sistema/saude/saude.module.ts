/** What the program is told of Saúde do sistema. */
import { defineModule } from '@sede/domain/manifest';
import { saudeContract } from './saude.contract.ts';
import { SAUDE_PENDENCIAS } from './saude.pendencias.ts';

export const saudeModule = defineModule({
  rotulo: 'Saúde do sistema',
  contract: saudeContract,
  worklist: SAUDE_PENDENCIAS,
});
