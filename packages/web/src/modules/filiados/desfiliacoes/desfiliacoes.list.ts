/** The list of proposed departures: what it is sorted and filtered by; what waits unless something else is asked for. */
import {
  DESFILIACOES_ORDEM,
  ESTADOS_DA_PROPOSTA,
  PROPOSTA_FIELDS,
  ROTULO_ESTADO_DA_PROPOSTA,
} from '@sede/domain/modules/filiados/desfiliacoes';
import { CASAS } from '@sede/domain/modules/filiados/filiados';
import { choiceFilter, defineList, labelled, optionsOf } from '#platform/ui/index.ts';

export const desfiliacoesList = defineList('desfiliacoes.list', {
  order: DESFILIACOES_ORDEM,
  search: 'Buscar nome ou matrícula…',
  filters: {
    estado: choiceFilter({
      label: PROPOSTA_FIELDS.estado.rotulo,
      options: labelled(ESTADOS_DA_PROPOSTA, ROTULO_ESTADO_DA_PROPOSTA),
      pinned: true,
      initial: ['aguardando'],
    }),
    casa: choiceFilter({ label: PROPOSTA_FIELDS.casa.rotulo, options: optionsOf(CASAS), pinned: true }),
  },
});
