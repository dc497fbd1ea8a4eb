/** Addresses of the closing, and of the lists that its figures come from. Source: issue 4 (one truth for numbers). */
import { DINHEIRO } from '@sede/domain/modules/financeiro/despesas';
import type { LancamentoDeCaixa } from '@sede/domain/modules/financeiro/fechamentos';
import { DESPESAS, type Dias, EXTRATOS, em, enderecoDoFluxo, naoLiquidadasEm, RECEITAS } from '../financeiro.paths.ts';

export const mesHref = (mes: string): string => `/financial/fechamentos/${mes}`;
const PRESTACAO = '/financial/prestacao-de-contas';

/** Each figure's list, with the same sum. */
export function listasDoPeriodo(dias: Dias) {
  const caixa = (lancamento: LancamentoDeCaixa) => em(PRESTACAO, dias, { lancamento });
  return {
    naoLiquidadas: naoLiquidadasEm(dias),
    naoCreditadas: enderecoDoFluxo('aCreditar', 'data', dias),
    semAprovacao: em(DESPESAS, dias, { statusVencimento: 'liquidada', situacao: 'aguardando,negada,sem' }),
    semAnexo: em(DESPESAS, dias, { statusVencimento: 'liquidada', semAnexo: 'sim' }),
    dinheiroSemAnexo: em(DESPESAS, dias, { meioPagamento: DINHEIRO, semAnexo: 'sim' }),
    conferir: em(DESPESAS, dias, { conferir: 'sim' }),
    semConciliacao: em(EXTRATOS, dias, { estado: 'pendente' }),
    receitas: em(RECEITAS, dias),
    despesas: em(DESPESAS, dias),
    creditos: caixa('credito'),
    estornosDeReceitas: caixa('estorno_receita'),
    pagamentos: caixa('pagamento'),
    estornosDeDespesas: caixa('estorno_despesa'),
  };
}
