/** The lines of a period's account, in step with `fechamentos.lancamentos`. Source: issue 4 (Prestação de contas). */
import { LANCAMENTOS_CAIXA, ROTULO_LANCAMENTO_CAIXA } from '@sede/domain/modules/financeiro/fechamentos';
import { choiceFilter, defineList, periodFilter } from '#platform/ui/index.ts';

const LANCAMENTOS = LANCAMENTOS_CAIXA.map((value) => ({ value, label: ROTULO_LANCAMENTO_CAIXA[value] }));

/** '/financial/prestacao-de-contas' */
export const prestacaoList = defineList({
  sortable: ['data', 'item', 'pessoa', 'valor'],
  defaultSort: 'data',
  views: 'fechamentos.lancamentos',
  filters: {
    periodo: periodFilter({ label: 'Período', inputs: ['inicio', 'fim'] }),
    lancamento: choiceFilter({ label: 'Lançamento', options: LANCAMENTOS, pinned: true }),
  },
});
