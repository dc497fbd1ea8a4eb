/** The list of statement lines of all accounts, in step with its operation. Banks count civil months. */
import { ESTADOS_LANCAMENTO, LANCAMENTOS_ORDEM, ROTULO_ESTADO } from '@sede/domain/modules/financeiro/extratos';
import { choiceFilter, defineList, labelled, periodFilter, recordFilter } from '#platform/ui/index.ts';
import { contasSource } from '../contas-bancarias/index.ts';

/** The modules that proposals and links are made of: a change in any of them makes the lines read again. */
export const MODULOS_DO_EXTRATO = ['despesas', 'receitas', 'transferencias', 'borderos', 'conciliacoes'];

const ESTADOS = labelled(ESTADOS_LANCAMENTO, ROTULO_ESTADO);

export const lancamentosList = defineList('extratos.lancamentos', {
  order: LANCAMENTOS_ORDEM,
  pageSize: 50,
  search: 'Buscar histórico, documento…',
  filters: {
    periodo: periodFilter({ label: 'Período', inputs: ['inicio', 'fim'], months: 'civil' }),
    idConta: recordFilter({ label: 'Conta', source: contasSource, single: true, pinned: true }),
    estado: choiceFilter({ label: 'Situação', options: ESTADOS, pinned: true }),
  },
});
