/**
 * The union's budget: each month of the years lived, what its items usually cost; the rarest are forecast by nobody, so that
 * the follow-up has something outside the forecast. The year to come is empty, to be copied.
 *
 * Amounts in centavos, whole tens of reais.
 */
import type { DemoPart } from '#demo/index.ts';
import { equipeDe } from '../financeiro.demo.ts';
import { ITENS, type ItemDemo } from '../financeiro.itens.demo.ts';

const DEZ_REAIS = 1000;
/** What happens less often than this is not planned for. */
const RARO = 0.35;

/** What is forecast of an item for a month, 1–12; 0 is nothing. */
function previsto({ ritmo, valor }: ItemDemo, mes: number): number {
  const share =
    'mensal' in ritmo
      ? 1
      : 'chance' in ritmo
        ? ritmo.chance < RARO
          ? 0
          : ritmo.chance
        : mes >= ritmo.mes && mes < ritmo.mes + (ritmo.parcelas ?? 1)
          ? 1
          : 0;
  return Math.round((valor * share) / DEZ_REAIS) * DEZ_REAIS;
}

export const orcamentoDemo: DemoPart = {
  after: ['itensDespesa'],
  async seed(ctx) {
    const { office, desde, hoje, idOf } = ctx;
    const ate = Number(hoje.slice(0, 4));
    for (let ano = Number(desde.slice(0, 4)); ano <= ate; ano += 1) {
      for (let mes = 1; mes <= 12; mes += 1) {
        const celulas = ITENS.flatMap((one) => {
          const valor = previsto(one, mes);
          const item = { centroCusto: one.centro, idItemDespesa: idOf('itensDespesa', one.nome) };
          return valor > 0 ? [{ ...item, valor, versao: 0 }] : [];
        });
        await office.act(equipeDe(ctx).ana, 'orcamento', 'salvar', { ano, mes, celulas });
      }
    }
  },
};
