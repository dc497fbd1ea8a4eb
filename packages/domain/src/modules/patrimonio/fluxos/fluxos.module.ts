/** Manifest of Controle de Fluxo: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { AVISO_DE_ATRASO_FIELDS, FLUXO_ACTIONS, FLUXO_FIELDS } from './fluxo.lists.ts';
import { fluxosContract } from './fluxos.contract.ts';
import { FLUXOS_PENDENCIAS } from './fluxos.pendencias.ts';

export const fluxosModule = defineModule({
  rotulo: 'Controle de Fluxo',
  contract: fluxosContract,
  actions: FLUXO_ACTIONS,
  worklist: FLUXOS_PENDENCIAS,
  audit: {
    order: 197,
    tables: {
      bens_fluxos: {
        rotulo: 'Saída de bem',
        specs: FLUXO_FIELDS,
        nomeDe: 'bemId',
        ocultas: ['autor', 'aConferir'],
      },
      bens_fluxos_avisos: {
        rotulo: 'Aviso de atraso',
        specs: AVISO_DE_ATRASO_FIELDS,
        nome: 'destinatario',
        ocultas: ['fluxoId', 'ordem', 'emailId'],
      },
    },
  },
});
