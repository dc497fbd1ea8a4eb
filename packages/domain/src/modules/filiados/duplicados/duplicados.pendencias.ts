/** What waits of duplicates: merges for a second person. Source: decisions-members (Merge, Pendências). */
import type { Pendencia } from '@sede/domain/manifest';

export const DUPLICADOS_PENDENCIAS: readonly Pendencia[] = [
  {
    id: 'duplicados.aguardando',
    permissao: 'filiados.unificar',
    modulo: 'duplicados',
    operacao: 'totals',
    filtro: () => ({ estado: 'aguardando' }),
    caminho: '/filiados/duplicados/propostas',
    busca: () => ({ estado: 'aguardando' }),
    uma: 'unificação de fichas a decidir',
    muitas: 'unificações de fichas a decidir',
    curta: ['a decidir', 'a decidir'],
    pagina: '/filiados/duplicados',
    tom: 'espera',
  },
];
