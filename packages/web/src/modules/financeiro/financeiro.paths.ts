/**
 * The list behind each figure of dashboard and projection: the address that shows exactly the rows of which it is the
 * sum.
 *
 * In: which part, the basis of the dates, its days (both inside). By cash what happened is a report's lines, since a
 * refund has a day of its own; what is expected is the list's, by its own date, on either basis.
 * Source: issue 4 (every figure that is clicked opens the list that produced it); decisions §5, §7.
 */
import type { DateRange } from '@sede/domain/kernel';
import type { Base, Fluxo } from '@sede/domain/modules/financeiro/projecao';
import { recordHref, stringifySearch } from '#platform/routing/index.ts';

export const DESPESAS = '/financial/expenses';
const RELATORIO_DESPESAS = '/financial/relatorio';
export const RECEITAS = '/financial/receitas';
const RELATORIO_RECEITAS = '/financial/receitas/graficos';
export const APROVACAO = '/financial/despesas/aprovar';
export const SUPRIMENTOS = '/financial/suprimentos';
export const PROPOSTAS = '/financial/recorrencias/mes';
export const CONTAS = '/financial/contas';
export const TRANSFERENCIAS = '/financial/transferencias';
export const CONCILIACAO = '/financial/conciliacao';
export const EXTRATOS = '/financial/extratos';
export const PROJECAO = '/financial/projecao';

/** The statement of one account; the form of one transfer. */
export const contaPath = (id: string): string => `${CONTAS}/${id}`;
export const transferenciaPath = (id: string): string => recordHref(TRANSFERENCIAS, id);

/** An end that is not given is open; no end at all is every period. */
export interface Dias {
  inicio?: string | undefined;
  fim?: string | undefined;
}
const periodo = ({ inicio = '', fim = '' }: Dias) => (inicio || fim ? `${inicio}..${fim}` : 'tudo');
/** A list of these days, narrowed by `rest`: its filters as the address has them. */
export const em = (path: string, dias: Dias, rest: Record<string, string> = {}): string =>
  `${path}${stringifySearch({ periodo: periodo(dias), ...rest })}`;

export const naoLiquidadasEm = (dias: Dias): string =>
  dias.inicio && dias.fim
    ? `/financial/despesas/${dias.inicio}/${dias.fim}`
    : em(DESPESAS, dias, { statusVencimento: 'vencida,vence_hoje,a_vencer' });

export const receitasEm = (base: Base, dias: Dias): string =>
  base === 'caixa' ? em(RELATORIO_RECEITAS, dias, { base }) : em(RECEITAS, dias);

const ENDERECOS: Record<keyof Fluxo, (base: Base, dias: Dias) => string> = {
  creditadas: (base, dias) =>
    base === 'caixa' ? receitasEm(base, dias) : em(RECEITAS, dias, { statusCredito: 'creditada' }),
  aCreditar: (_base, dias) => em(RECEITAS, dias, { statusCredito: 'atrasada,prevista_hoje,a_creditar' }),
  liquidadas: (base, dias) =>
    base === 'caixa' ? em(RELATORIO_DESPESAS, dias, { base }) : em(DESPESAS, dias, { statusVencimento: 'liquidada' }),
  aLiquidar: (_base, dias) => naoLiquidadasEm(dias),
};

export const enderecoDoFluxo = (parte: keyof Fluxo, base: Base, dias: DateRange | Dias): string =>
  ENDERECOS[parte](base, dias);

/** An account's conciliação, of a civil month. */
export const conciliacaoPath = (conta: string, mes?: string): string =>
  `${CONCILIACAO}/${conta}${mes === undefined ? '' : stringifySearch({ mes })}`;

/** A statement on its way into an account; `mes` is the month that one came from. */
export const importarExtratoPath = (conta: string, mes: string): string =>
  `${CONCILIACAO}/${conta}/importar${stringifySearch({ mes })}`;
