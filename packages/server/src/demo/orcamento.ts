/**
 * The union's budget: each month of the years lived, what its items usually cost; the rarest are forecast by nobody, so that
 * the follow-up has something outside the forecast. The year to come is empty, to be copied.
 *
 * In: the items' ids by name, first and last day of the history. Amounts in centavos, whole tens of reais.
 */
import { ITENS, type ItemDemo } from './catalogue.ts';
import type { Office, Worker } from './office.ts';

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

export async function createOrcamento(
  office: Office,
  quem: Worker,
  { item, desde, hoje }: { item: (nome: string) => string; desde: string; hoje: string },
): Promise<void> {
  const ate = Number(hoje.slice(0, 4));
  for (let ano = Number(desde.slice(0, 4)); ano <= ate; ano += 1) {
    for (let mes = 1; mes <= 12; mes += 1) {
      const celulas = ITENS.flatMap((one) => {
        const valor = previsto(one, mes);
        return valor > 0 ? [{ centroCusto: one.centro, idItemDespesa: item(one.nome), valor, versao: 0 }] : [];
      });
      await office.act(quem, 'orcamento', 'salvar', { ano, mes, celulas });
    }
  }
}
