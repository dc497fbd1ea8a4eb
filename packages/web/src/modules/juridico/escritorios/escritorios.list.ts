/** The list of law offices: what it is sorted and filtered by, in step with its `list` operation. */
import { listOrder } from '@sede/domain/kernel';
import { defineList, yesNoFilter } from '#platform/ui/index.ts';

export const escritoriosList = defineList('escritorios.list', {
  order: listOrder(['nome'], 'nome'),
  search: 'Buscar nome…',
  filters: {
    desabilitado: yesNoFilter({ label: 'Situação', yes: 'Desabilitado', no: 'Habilitado', pinned: true }),
  },
});
