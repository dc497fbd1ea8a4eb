/** The list of law offices: what it is sorted and filtered by, in step with its `list` operation. */
import { defineList, yesNoFilter } from '#platform/ui/index.ts';

export const escritoriosList = defineList({
  sortable: ['nome'],
  defaultSort: 'nome',
  views: 'escritorios.list',
  search: 'Buscar nome…',
  filters: {
    desabilitado: yesNoFilter({ label: 'Situação', yes: 'Desabilitado', no: 'Habilitado', pinned: true }),
  },
});
