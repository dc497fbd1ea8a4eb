/** The list of payment batches: what it is sorted and filtered by, in step with its `list` operation. */
import { BORDEROS_ORDEM, SITUACAO_BORDERO_ROTULOS, SITUACOES_BORDERO } from '@sede/domain/modules/financeiro/borderos';
import { choiceFilter, defineList, labelled } from '#platform/ui/index.ts';

const SITUACOES = labelled(SITUACOES_BORDERO, SITUACAO_BORDERO_ROTULOS);

export const borderosList = defineList('borderos.list', {
  order: BORDEROS_ORDEM,
  search: 'Buscar número, descrição…',
  filters: { situacao: choiceFilter({ label: 'Situação', options: SITUACOES, pinned: true }) },
});
