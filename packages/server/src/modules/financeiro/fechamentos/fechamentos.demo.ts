/** The month before the history is closed: nothing of the fictional union is dated before it begins. */
import { addFinanceMonths, financeMonthOf } from '@sede/domain/kernel';
import type { DemoPart } from '#demo/index.ts';
import { equipeDe } from '../financeiro.demo.ts';

export const fechamentosDemo: DemoPart = {
  async seed(ctx) {
    const mes = addFinanceMonths(financeMonthOf(ctx.desde), -2);
    await ctx.office.act(equipeDe(ctx).ana, 'fechamentos', 'fechar', { mes });
  },
};
