/** The lines of a period's account, in step with `fechamentos.lancamentos`. Source: issue 4 (Prestação de contas). */
import {
  LANCAMENTOS_CAIXA,
  LANCAMENTOS_CAIXA_ORDEM,
  ROTULO_LANCAMENTO_CAIXA,
} from '@sede/domain/modules/financeiro/fechamentos';
import { choiceFilter, defineList, labelled, periodFilter } from '#platform/ui/index.ts';

const LANCAMENTOS = labelled(LANCAMENTOS_CAIXA, ROTULO_LANCAMENTO_CAIXA);

/** '/financial/prestacao-de-contas' */
export const prestacaoList = defineList('fechamentos.lancamentos', {
  order: LANCAMENTOS_CAIXA_ORDEM,
  filters: {
    periodo: periodFilter({ label: 'Período', inputs: ['inicio', 'fim'], months: 'ciclo' }),
    lancamento: choiceFilter({ label: 'Lançamento', options: LANCAMENTOS, pinned: true }),
  },
});
