/**
 * What the follow-up is narrowed by, as chips: year, months and date basis, which it always has, and cost centre and state.
 *
 * The last month is offered from the first on, and is the first unless another is chosen: so one month stays one month when it
 * is changed. Not typed by the operation, whose year and months are numbers. Source: decisions §3, §5, §7 (Follow-up).
 */
import {
  BASE_ORCAMENTO_ROTULOS,
  BASES_ORCAMENTO,
  MESES,
  SITUACAO_USO_ROTULOS,
  SITUACOES_USO,
} from '@sede/domain/modules/financeiro/orcamento';
import { choiceFilter, labelled, optionsOf } from '#platform/ui/index.ts';

const BASE = labelled(BASES_ORCAMENTO, BASE_ORCAMENTO_ROTULOS);
const SITUACOES = labelled(
  SITUACOES_USO.filter((one) => one !== 'sem'),
  SITUACAO_USO_ROTULOS,
);
const meses = (desde: number) =>
  MESES.map((label, n) => ({ value: String(n + 1), label })).filter(({ value }) => Number(value) >= desde);
const ONE = { single: true, pinned: true, always: true } as const;

export interface Aberto {
  anos: readonly number[];
  /** The current finance month's. */
  ano: number;
  mes: number;
  /** The first month that is shown. */
  de: number;
  centros: readonly string[];
}

export const acompanhamentoFiltros = ({ anos, ano, mes, de, centros }: Aberto) => ({
  sortable: [],
  defaultSort: '',
  filters: {
    ano: choiceFilter({ label: 'Ano', options: optionsOf(anos.map(String)), initial: [String(ano)], ...ONE }),
    de: choiceFilter({ label: 'De', options: meses(1), initial: [String(mes)], ...ONE }),
    ate: choiceFilter({ label: 'Até', options: meses(de), initial: [String(de)], ...ONE }),
    base: choiceFilter({ label: 'Base', options: BASE, initial: ['vencimento'], ...ONE }),
    situacao: choiceFilter({ label: 'Situação', options: SITUACOES, pinned: true }),
    centroCusto: choiceFilter({ label: 'Centro de custo', options: optionsOf(centros), pinned: true }),
  },
});
