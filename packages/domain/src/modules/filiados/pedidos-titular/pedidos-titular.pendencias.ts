/** What waits of the law's desk. Source: decisions-members (Pendências). */
import type { Pendencia } from '@sede/domain/manifest';
import { PENDENTES } from './pedido-titular.lists.ts';

export const PEDIDOS_TITULAR_PENDENCIAS: readonly Pendencia[] = [
  {
    id: 'pedidosTitular.pendentes',
    permissao: 'pedidos-titular.editar',
    modulo: 'pedidosTitular',
    operacao: 'totals',
    filtro: () => ({ estado: PENDENTES.join(',') }),
    caminho: '/filiados/lgpd',
    busca: () => ({ estado: PENDENTES.join(',') }),
    uma: 'pedido de titular a atender',
    muitas: 'pedidos de titulares a atender',
    curta: ['a atender', 'a atender'],
    tom: 'espera',
  },
];
