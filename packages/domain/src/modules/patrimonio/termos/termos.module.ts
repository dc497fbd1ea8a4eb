/** Manifest of Termos de responsabilidade: what other parts of the program gather from this module. Their history stands in the asset's. */
import { defineModule } from '@sede/domain/manifest';
import { PAGINA_DO_TERMO, TERMO_ACTIONS } from './termo.lists.ts';
import { TERMOS_AVISOS } from './termos.avisos.ts';
import { termosContract } from './termos.contract.ts';

export const termosModule = defineModule({
  rotulo: 'Termos de responsabilidade',
  contract: termosContract,
  actions: TERMO_ACTIONS,
  publicPages: [PAGINA_DO_TERMO],
  notices: TERMOS_AVISOS,
});
