/** The list of transparency documents: what it is sorted and filtered by, in step with its `list` operation. */
import { listOrder } from '@sede/domain/kernel';
import { defineList, periodFilter, yesNoFilter } from '#platform/ui/index.ts';

export const transparenciaList = defineList('transparencia.list', {
  order: listOrder(['nome', 'dataCarregamento', 'email'], '-dataCarregamento'),
  search: 'Buscar nome ou quem carregou…',
  filters: {
    carregado: periodFilter({
      label: 'Carregado em',
      inputs: ['carregadoDe', 'carregadoAte'],
      months: 'civil',
      initial: null,
    }),
    desabilitado: yesNoFilter({ label: 'Situação', yes: 'Desabilitado', no: 'Habilitado', pinned: true }),
  },
});
