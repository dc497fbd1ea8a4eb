/** The items that the fictional union's expenses and budget are of. */
import type { DemoPart } from '#demo/index.ts';
import { equipeDe } from '../financeiro.demo.ts';
import { ITENS } from '../financeiro.itens.demo.ts';

export const itensDespesaDemo: DemoPart = {
  after: ['beneficiarios'],
  async seed(ctx) {
    for (const { nome, tipo, centro, fornecedor, descricao } of ITENS) {
      const { id } = await ctx.office.act(equipeDe(ctx).ana, 'itensDespesa', 'create', {
        nome,
        tipo,
        centroCusto: centro,
        descricao,
        idBeneficiario: fornecedor === null ? null : ctx.idOf('beneficiarios', fornecedor),
      });
      ctx.keep('itensDespesa', nome, id);
    }
  },
  summary: async () => `${ITENS.length} itens`,
};
