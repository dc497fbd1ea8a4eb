/** Manifest of Prazos: what other parts of the program gather from this module. What is to be done in a case stays with the legal staff. */
import { maskFields } from '@sede/domain/kernel';
import { defineModule } from '@sede/domain/manifest';
import { PRAZO_ACTIONS, PRAZO_FIELDS, PRAZO_SIGILOSOS } from './prazo.lists.ts';
import { PRAZOS_AVISOS } from './prazos.avisos.ts';
import { prazosContract } from './prazos.contract.ts';
import { PAGINA_DOS_PRAZOS } from './prazos.name.ts';
import { PRAZOS_PENDENCIAS } from './prazos.pendencias.ts';

export const prazosModule = defineModule({
  rotulo: PAGINA_DOS_PRAZOS.titulo,
  contract: prazosContract,
  audit: {
    order: 218,
    tables: {
      prazos: {
        rotulo: 'Prazo',
        specs: maskFields(PRAZO_FIELDS, PRAZO_SIGILOSOS),
        nome: 'vencimento',
        ocultas: ['processoId', 'encerradoPor', 'vencimentoRecusado'],
      },
    },
  },
  worklist: PRAZOS_PENDENCIAS,
  notices: PRAZOS_AVISOS,
  actions: PRAZO_ACTIONS,
});
