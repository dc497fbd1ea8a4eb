/**
 * The refusal of whatever would change a bank account up to the last day of its signed conciliação: one error for
 * services, database and screens. It stands in the kernel, since the platform turns the database's own refusal (SQLSTATE
 * SF002, `sede.tg_conciliado`) into it. Source: issue 4 (monthly conciliação); decision 027.
 */
import { type CalendarDate, formatDataBr } from './calendar.ts';
import { defineErrors } from './errors.ts';

export const contaConciliada = (ate: CalendarDate): string =>
  `A conta está conciliada até ${formatDataBr(ate)}: use uma data posterior, ou peça a reabertura da conciliação.`;

export const signedAccountErrors = defineErrors('conciliacoes', {
  conta_conciliada: { kind: 'state', message: ({ ate }: { ate: CalendarDate }) => contaConciliada(ate) },
});
