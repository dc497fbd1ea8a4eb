/** The list of documents: what it is sorted and filtered by, in step with its `list` operation. Days are calendar dates. */
import { listOrder } from '@sede/domain/kernel';
import { defineList, periodFilter, yesNoFilter } from '#platform/ui/index.ts';

export const documentosList = defineList('documentos.list', {
  order: listOrder(['nome', 'dataCarregamento', 'dataInicioVigencia', 'dataFimVigencia', 'email'], '-dataCarregamento'),
  search: 'Buscar nome ou quem carregou…',
  filters: {
    vigente: yesNoFilter({ label: 'Vigente', pinned: true }),
    fim: periodFilter({ label: 'Fim da vigência', inputs: ['fimDe', 'fimAte'], months: 'civil', initial: null }),
    desabilitado: yesNoFilter({ label: 'Situação', yes: 'Desabilitado', no: 'Habilitado' }),
  },
});
