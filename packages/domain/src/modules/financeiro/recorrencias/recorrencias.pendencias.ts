/** What waits for finance people among the recurring expenses: the proposals up to this month. Source: issue 3, issue 4. */
import type { Pendencia } from '@sede/domain/manifest';

export const RECORRENCIAS_PENDENCIAS: readonly Pendencia[] = [
  {
    id: 'recorrencias.propostas',
    permissao: 'despesas.editar',
    modulo: 'recorrencias',
    operacao: 'totaisPropostas',
    filtro: (hoje) => ({ mes: hoje.slice(0, 7) }),
    caminho: '/financial/recorrencias/mes',
    busca: (hoje) => ({ mes: hoje.slice(0, 7) }),
    uma: 'despesa recorrente a confirmar',
    muitas: 'despesas recorrentes a confirmar',
    curta: ['a confirmar', 'a confirmar'],
    tom: 'espera',
  },
];
