/** The list of events: what it is sorted and filtered by, in step with its `list` operation. Days are calendar dates. */
import { listOrder } from '@sede/domain/kernel';
import { AREAS_EVENTO, PUBLICOS_ALVO, TIPOS_EVENTO } from '@sede/domain/modules/financeiro/eventos';
import { choiceFilter, defineList, optionsOf, periodFilter, yesNoFilter } from '#platform/ui/index.ts';

export const eventosList = defineList('eventos.list', {
  order: listOrder(['tipo', 'nome', 'dataInicio', 'dataFim'], '-dataInicio'),
  search: 'Buscar nome, responsáveis…',
  filters: {
    tipo: choiceFilter({ label: 'Tipo', options: optionsOf(TIPOS_EVENTO), pinned: true }),
    areas: choiceFilter({ label: 'Áreas', options: optionsOf(AREAS_EVENTO), pinned: true }),
    publicosAlvo: choiceFilter({ label: 'Públicos-alvo', options: optionsOf(PUBLICOS_ALVO) }),
    inicio: periodFilter({ label: 'Início', inputs: ['inicioDe', 'inicioAte'], months: 'civil', initial: null }),
    desabilitado: yesNoFilter({ label: 'Situação', yes: 'Desabilitado', no: 'Habilitado', pinned: true }),
  },
});
