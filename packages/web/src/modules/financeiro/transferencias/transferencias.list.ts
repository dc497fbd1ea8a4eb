/** The list of transfers: what it is sorted and filtered by, in step with its `list` operation. */
import { TRANSFERENCIAS_ORDEM } from '@sede/domain/modules/financeiro/transferencias';
import { defineList, periodFilter, rangeFilter, recordFilter, yesNoFilter } from '#platform/ui/index.ts';
import { contasSource } from '../contas-bancarias/index.ts';

export const transferenciasList = defineList('transferencias.list', {
  order: TRANSFERENCIAS_ORDEM,
  search: 'Buscar conta, descrição, documento…',
  filters: {
    periodo: periodFilter({ label: 'Período', inputs: ['inicio', 'fim'], months: 'ciclo' }),
    conta: recordFilter({ label: 'Conta', source: contasSource, pinned: true }),
    caixa: yesNoFilter({ label: 'Caixa', yes: 'Pelo caixa', no: 'Só entre bancos' }),
    valor: rangeFilter({ label: 'Valor', inputs: ['valorDe', 'valorAte'] }),
  },
});
