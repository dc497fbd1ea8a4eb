/** The items that the fictional union's revenues are of. */
import type { DemoPart } from '#demo/index.ts';
import { equipeDe } from '../financeiro.demo.ts';
import { ITENS_RECEITA } from '../financeiro.receitas.demo.ts';

export const itensReceitaDemo: DemoPart = {
  async seed(ctx) {
    for (const { nome, tipo, descricao } of ITENS_RECEITA) {
      const { id } = await ctx.office.act(equipeDe(ctx).ana, 'itensReceita', 'create', { nome, tipo, descricao });
      ctx.keep('itensReceita', nome, id);
    }
  },
};
