/** Manifest of Saúde do sistema: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { SAUDE_AVISOS } from './saude.avisos.ts';
import { saudeContract } from './saude.contract.ts';
import { SAUDE_PENDENCIAS } from './saude.pendencias.ts';

export const saudeModule = defineModule({
  rotulo: 'Saúde do sistema',
  contract: saudeContract,
  worklist: SAUDE_PENDENCIAS,
  notices: SAUDE_AVISOS,
});
