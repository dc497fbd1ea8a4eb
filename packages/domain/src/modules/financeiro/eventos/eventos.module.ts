/** Manifest of Eventos: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { EVENTO_FIELDS } from './evento.lists.ts';
import { eventosContract } from './eventos.contract.ts';

export const eventosModule = defineModule({
  rotulo: 'Eventos',
  contract: eventosContract,
  audit: {
    order: 170,
    tables: {
      eventos: { rotulo: 'Evento', specs: EVENTO_FIELDS, nome: 'nome', referido: true },
    },
  },
});
