/**
 * The refusals that every finance module may answer: of what is dated in a closed finance month, and of what would change
 * a bank account up to the last day of its signed conciliação.
 *
 * Early checks of services throw them; the database's own guards (migrations 0021 and 0028) end in the same errors, by
 * what fechamentos and conciliacoes register. Source: decisions §7 (Month closing); issue 4 (monthly conciliação);
 * docs/decisions/021, 027.
 */
import {
  type CalendarDate,
  defineErrors,
  type FinanceMonth,
  formatDataBr,
  labelOfFinanceMonth,
} from '@sede/domain/kernel';

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

export const contaConciliada = (ate: CalendarDate): string =>
  `A conta está conciliada até ${formatDataBr(ate)}: use uma data posterior, ou peça a reabertura da conciliação.`;

export const signedAccountErrors = defineErrors('conciliacoes', {
  conta_conciliada: { kind: 'state', message: ({ ate }: { ate: CalendarDate }) => contaConciliada(ate) },
});
