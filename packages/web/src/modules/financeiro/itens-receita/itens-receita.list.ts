/** The list of revenue items: what it is sorted and filtered by, in step with its `list` operation. */
import { listOrder } from '@sede/domain/kernel';
import { TIPOS_RECEITA } from '@sede/domain/modules/financeiro/itens-receita';
import { choiceFilter, defineList, optionsOf, yesNoFilter } from '#platform/ui/index.ts';

export const itensReceitaList = defineList('itensReceita.list', {
  order: listOrder(['nome', 'tipo'], 'nome'),
  search: 'Buscar nome ou descrição…',
  filters: {
    tipo: choiceFilter({ label: 'Tipo', options: optionsOf(TIPOS_RECEITA), pinned: true }),
    desabilitado: yesNoFilter({ label: 'Situação', yes: 'Desabilitado', no: 'Habilitado', pinned: true }),
  },
});
