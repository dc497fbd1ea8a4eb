/** The list of an account's movements, in step with its operation. Banks count civil months. */
import { EXTRATO_ORDEM, MOVIMENTO_ROTULOS, MOVIMENTOS } from '@sede/domain/modules/financeiro/contas-bancarias';
import { choiceFilter, defineList, labelled, periodFilter } from '#platform/ui/index.ts';

const KINDS = labelled(MOVIMENTOS, MOVIMENTO_ROTULOS);

/** The modules that make up a balance: a change in any of them makes its lists read again. */
export const MODULOS_DO_SALDO = ['despesas', 'receitas', 'transferencias'];

/** '/financial/contas/{id}': the account is the address's. */
export const extratoList = defineList('contasBancarias.extrato', {
  order: EXTRATO_ORDEM,
  pageSize: 50,
  search: 'Buscar descrição, número…',
  filters: {
    periodo: periodFilter({ label: 'Período', inputs: ['inicio', 'fim'], months: 'civil' }),
    movimento: choiceFilter({ label: 'Movimento', options: KINDS, pinned: true }),
  },
});
