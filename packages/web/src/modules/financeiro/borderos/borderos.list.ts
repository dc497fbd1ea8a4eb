/** The list of payment batches: what it is sorted and filtered by, in step with its `list` operation. */
import { SITUACAO_BORDERO_ROTULOS, SITUACOES_BORDERO } from '@sede/domain/modules/financeiro/borderos';
import { choiceFilter, defineList } from '#platform/ui/index.ts';

const SITUACOES = SITUACOES_BORDERO.map((value) => ({ value, label: SITUACAO_BORDERO_ROTULOS[value] }));

export const borderosList = defineList({
  sortable: ['numero', 'descricao', 'situacao', 'dataLiquidacao'],
  defaultSort: '-numero',
  views: 'borderos.list',
  search: 'Buscar número, descrição…',
  filters: { situacao: choiceFilter({ label: 'Situação', options: SITUACOES, pinned: true }) },
});
