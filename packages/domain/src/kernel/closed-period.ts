/**
 * The refusal of whatever is dated in a closed finance month: one error for services, database and screens.
 *
 * It stands in the kernel, since the platform turns the database's own refusal (SQLSTATE SF001, `sede.tg_periodo`) into
 * it at the field of the date. Source: decisions §7 (Month closing).
 */
import { defineErrors } from './errors.ts';
import { type FinanceMonth, labelOfFinanceMonth } from './finance-period.ts';

/** What a person reads where the month named is closed. */
const mesFechado = (mes: FinanceMonth): string =>
  `O mês financeiro de ${labelOfFinanceMonth(mes)} está fechado: use uma data de um mês aberto ou peça a reabertura.`;

/**
 * The refusal that rules give before the database is asked, without the month's name: what was paid or credited in a
 * closed month no longer changes.
 */
export const EM_MES_FECHADO = 'O mês financeiro desta data está fechado; só depois de reaberto isto pode mudar.';

export const closedPeriodErrors = defineErrors('fechamentos', {
  periodo_fechado: { kind: 'state', message: ({ mes }: { mes: FinanceMonth }) => mesFechado(mes) },
});
