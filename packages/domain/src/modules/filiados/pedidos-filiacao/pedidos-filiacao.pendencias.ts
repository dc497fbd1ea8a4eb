/** What waits for whoever decides applications. Source: decisions-members (Pendências). */
import type { Pendencia } from '@sede/domain/manifest';

export const PEDIDOS_PENDENCIAS: readonly Pendencia[] = [
  {
    id: 'pedidosFiliacao.assinados',
    permissao: 'pedidos-filiacao.decidir',
    modulo: 'pedidosFiliacao',
    operacao: 'totals',
    caminho: '/filiacao/pedidos',
    filtro: () => ({ estado: ['assinado'] }),
    busca: () => ({ estado: 'assinado' }),
    uma: 'pedido de filiação a decidir',
    muitas: 'pedidos de filiação a decidir',
    curta: ['a decidir', 'a decidir'],
    tom: 'espera',
  },
];
