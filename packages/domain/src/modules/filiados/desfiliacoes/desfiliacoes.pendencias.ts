/** What waits: departures proposed. Source: decisions-members (Pendências). */
import type { Pendencia } from '@sede/domain/manifest';

export const DESFILIACOES_PENDENCIAS: readonly Pendencia[] = [
  {
    id: 'desfiliacoes.aguardando',
    permissao: 'filiados.confirmar-desfiliacao',
    modulo: 'desfiliacoes',
    operacao: 'totals',
    filtro: () => ({ estado: 'aguardando' }),
    caminho: '/filiados/desfiliacoes',
    busca: () => ({ estado: 'aguardando' }),
    uma: 'desfiliação a confirmar',
    muitas: 'desfiliações a confirmar',
    curta: ['a confirmar', 'a confirmar'],
    tom: 'espera',
  },
];
