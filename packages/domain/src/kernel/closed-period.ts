/**
 * The refusal of whatever is dated in a closed finance month: one error for services, database and screens.
 *
 * It stands in the kernel, since the platform turns the database's own refusal (SQLSTATE SF001, `sede.tg_periodo`) into
 * it at the field of the date. Source: decisions §7 (Month closing).
 */
import { defineErrors } from './errors.ts';
import { type FinanceMonth, labelOfFinanceMonth } from './finance-period.ts';

/** What a person reads where the month named is closed. */
export const mesFechado = (mes: FinanceMonth): string =>
  `O mês financeiro de ${labelOfFinanceMonth(mes)} está fechado: use uma data de um mês aberto ou peça a reabertura.`;

/** Early, where the row's month need not be named: why what was paid or credited in it no longer changes. */
export const EM_MES_FECHADO = 'O mês financeiro desta data está fechado; só depois de reaberto isto pode mudar.';

export const closedPeriodErrors = defineErrors('fechamentos', {
  periodo_fechado: { kind: 'state', message: ({ mes }: { mes: FinanceMonth }) => mesFechado(mes) },
});
