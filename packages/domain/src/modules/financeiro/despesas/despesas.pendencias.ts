/**
 * What waits for finance people and approvers among the expenses. Every due date counts, not the list's own month.
 * Source: issue 3; spec 1 §4.1, §9 (overdue, today, next 7 days).
 */

import { addDays } from '@sede/domain/kernel';
import type { Pendencia } from '@sede/domain/manifest';

const LISTA = { modulo: 'despesas', operacao: 'totals', caminho: '/financial/expenses' } as const;
const TUDO = { periodo: 'tudo' };
const ABERTAS = ['vencida', 'vence_hoje', 'a_vencer'];
const DIAS = 7;
const proximos = (hoje: string) => ({ inicio: addDays(hoje, 1), fim: addDays(hoje, DIAS) });

export const DESPESAS_PENDENCIAS: readonly Pendencia[] = [
  {
    ...LISTA,
    id: 'despesas.vencidas',
    permissao: 'despesas.liquidar',
    filtro: () => ({ statusVencimento: ['vencida'] }),
    busca: () => ({ ...TUDO, statusVencimento: 'vencida' }),
    uma: 'despesa vencida',
    muitas: 'despesas vencidas',
    curta: ['vencida', 'vencidas'],
    tom: 'atrasado',
  },
  {
    ...LISTA,
    id: 'despesas.aprovar',
    permissao: 'despesas.aprovar',
    operacao: 'totalsPendentes',
    caminho: '/financial/despesas/aprovar',
    filtro: () => ({ somenteMinhas: true }),
    busca: () => ({ somenteMinhas: 'sim' }),
    uma: 'despesa aguardando a sua aprovação',
    muitas: 'despesas aguardando a sua aprovação',
    curta: ['a decidir', 'a decidir'],
    tom: 'espera',
  },
  {
    ...LISTA,
    id: 'despesas.vencem-hoje',
    permissao: 'despesas.liquidar',
    filtro: () => ({ statusVencimento: ['vence_hoje'] }),
    busca: () => ({ ...TUDO, statusVencimento: 'vence_hoje' }),
    uma: 'despesa vence hoje',
    muitas: 'despesas vencem hoje',
    curta: ['vence hoje', 'vencem hoje'],
    tom: 'hoje',
  },
  {
    ...LISTA,
    id: 'despesas.proximos-dias',
    permissao: 'despesas.liquidar',
    filtro: (hoje) => ({ ...proximos(hoje), statusVencimento: ['a_vencer'] }),
    busca: (hoje) => ({
      periodo: `${proximos(hoje).inicio}..${proximos(hoje).fim}`,
      statusVencimento: 'a_vencer',
    }),
    uma: `despesa vence nos próximos ${DIAS} dias`,
    muitas: `despesas vencem nos próximos ${DIAS} dias`,
    curta: [`em ${DIAS} dias`, `em ${DIAS} dias`],
    tom: 'neutro',
  },
  {
    ...LISTA,
    id: 'despesas.aprovadas',
    permissao: 'despesas.liquidar',
    filtro: () => ({ situacao: ['aprovada'], statusVencimento: ABERTAS }),
    busca: () => ({ ...TUDO, situacao: 'aprovada', statusVencimento: ABERTAS.join(',') }),
    uma: 'despesa aprovada a liquidar',
    muitas: 'despesas aprovadas a liquidar',
    curta: ['a liquidar', 'a liquidar'],
    tom: 'neutro',
  },
  {
    ...LISTA,
    id: 'despesas.negadas',
    permissao: 'despesas.solicitar-aprovacao',
    filtro: () => ({ situacao: ['negada'], statusVencimento: ABERTAS }),
    busca: () => ({ ...TUDO, situacao: 'negada', statusVencimento: ABERTAS.join(',') }),
    uma: 'despesa negada a rever',
    muitas: 'despesas negadas a rever',
    curta: ['negada', 'negadas'],
    tom: 'espera',
  },
  {
    ...LISTA,
    id: 'despesas.nunca-solicitadas',
    permissao: 'despesas.solicitar-aprovacao',
    filtro: () => ({ situacao: ['sem'], statusVencimento: ABERTAS }),
    busca: () => ({ ...TUDO, situacao: 'sem', statusVencimento: ABERTAS.join(',') }),
    uma: 'despesa nunca solicitada para aprovação',
    muitas: 'despesas nunca solicitadas para aprovação',
    curta: ['sem pedido', 'sem pedido'],
    tom: 'neutro',
  },
  {
    ...LISTA,
    id: 'despesas.conferir',
    permissao: 'despesas.editar',
    filtro: () => ({ conferir: true }),
    busca: () => ({ ...TUDO, conferir: 'sim' }),
    uma: 'despesa importada a conferir',
    muitas: 'despesas importadas a conferir',
    curta: ['a conferir', 'a conferir'],
    tom: 'neutro',
  },
];
