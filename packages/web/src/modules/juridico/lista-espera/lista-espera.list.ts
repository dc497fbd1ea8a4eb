/** The waiting list: what it is sorted and filtered by, in step with its `list` operation. */
import { TIPOS_ATENDIMENTO, TIPOS_SERVICO } from '@sede/domain/modules/juridico/atendimentos';
import { LISTA_DE_ESPERA_ORDEM } from '@sede/domain/modules/juridico/lista-espera';
import { choiceFilter, defineList, optionsOf, recordFilter, yesNoFilter } from '#platform/ui/index.ts';
import { escritoriosSource } from '../escritorios/index.ts';

export const listaEsperaList = defineList('listaEspera.list', {
  order: LISTA_DE_ESPERA_ORDEM,
  search: 'Buscar filiado ou escritório…',
  filters: {
    cabe: yesNoFilter({ label: 'Cabe em horário livre', pinned: true }),
    escritorio: recordFilter({ label: 'Escritório', source: escritoriosSource, pinned: true }),
    tipoServico: choiceFilter({ label: 'Serviço', options: optionsOf(TIPOS_SERVICO) }),
    tipoAtendimento: choiceFilter({ label: 'Tipo', options: optionsOf(TIPOS_ATENDIMENTO) }),
  },
});
