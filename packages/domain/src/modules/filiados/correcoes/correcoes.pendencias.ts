/** What waits for whoever decides corrections. Source: decisions-members (Pendências). */
import type { Pendencia } from '@sede/domain/manifest';

export const CORRECOES_PENDENCIAS: readonly Pendencia[] = [
  {
    id: 'correcoes.pedidas',
    permissao: 'correcoes.decidir',
    modulo: 'correcoes',
    operacao: 'totals',
    caminho: '/filiados/correcoes',
    filtro: () => ({ estado: ['pedida'] }),
    busca: () => ({ estado: 'pedida' }),
    uma: 'correção de ficha a decidir',
    muitas: 'correções de fichas a decidir',
    curta: ['a decidir', 'a decidir'],
    tom: 'espera',
  },
];
