/** What waits of the payroll check: competences that are open, occurrences nobody has treated. Source: decisions-members (Pendências). */
import type { Pendencia } from '@sede/domain/manifest';

export const CONSIGNACOES_PENDENCIAS: readonly Pendencia[] = [
  {
    id: 'consignacoes.abertas',
    permissao: 'consignacao.concluir',
    modulo: 'consignacoes',
    operacao: 'abertas',
    filtro: () => ({}),
    caminho: '/Consignacao',
    busca: () => ({}),
    uma: 'competência de consignação aberta',
    muitas: 'competências de consignação abertas',
    curta: ['aberta', 'abertas'],
    tom: 'neutro',
  },
  {
    id: 'consignacoes.aTratar',
    permissao: 'consignacao.tratar',
    modulo: 'consignacoes',
    operacao: 'totals',
    filtro: () => ({ tratado: 'nao' }),
    caminho: '/Consignacao',
    busca: () => ({ tratado: 'nao' }),
    uma: 'ocorrência da consignação a tratar',
    muitas: 'ocorrências da consignação a tratar',
    curta: ['a tratar', 'a tratar'],
    tom: 'espera',
  },
];
