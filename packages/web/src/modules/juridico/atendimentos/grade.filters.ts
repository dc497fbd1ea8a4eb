/** What the day and the week are narrowed by: the office, types and service of the agendas, named as the list names them. */
import { TIPOS_ATENDIMENTO, TIPOS_SERVICO } from '@sede/domain/modules/juridico/atendimentos';
import { choiceFilter, defineFilters, optionsOf, recordFilter } from '#platform/ui/index.ts';
import { escritoriosSource } from '../escritorios/index.ts';

export const gradeFiltros = defineFilters('atendimentos.grade', {
  filters: {
    escritorio: recordFilter({ label: 'Escritório', source: escritoriosSource, pinned: true }),
    tipoAtendimento: choiceFilter({ label: 'Tipo', options: optionsOf(TIPOS_ATENDIMENTO), pinned: true }),
    tipoServico: choiceFilter({ label: 'Serviço', options: optionsOf(TIPOS_SERVICO), pinned: true }),
  },
});
