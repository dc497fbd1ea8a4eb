/** What waits for finance people among the lines of bank statements. Source: issue 3 (Minhas pendências); issue 4. */
import type { Pendencia } from '@sede/domain/manifest';

export const EXTRATOS_PENDENCIAS: readonly Pendencia[] = [
  {
    id: 'extratos.pendentes',
    permissao: 'extratos.conciliar',
    modulo: 'extratos',
    operacao: 'totals',
    caminho: '/financial/extratos',
    filtro: () => ({ estado: ['pendente'] }),
    busca: () => ({ periodo: 'tudo', estado: 'pendente' }),
    uma: 'lançamento do extrato a conciliar',
    muitas: 'lançamentos do extrato a conciliar',
    curta: ['a conciliar', 'a conciliar'],
    pagina: '/financial/conciliacao',
    tom: 'espera',
  },
];
