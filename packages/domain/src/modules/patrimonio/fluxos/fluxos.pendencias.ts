/** What waits of the flows: past the day of their return, and exits that came over unclear. Source: decisions-sindical-contratos-patrimonio (Pendências). */
import type { Pendencia } from '@sede/domain/manifest';
import { PATRIMONIO } from '../patrimonio.lists.ts';

const base = {
  modulo: 'fluxos',
  operacao: 'totals',
  caminho: PATRIMONIO.fluxos,
  permissao: 'patrimonio.movimentar',
} as const;

export const FLUXOS_PENDENCIAS: readonly Pendencia[] = [
  {
    ...base,
    id: 'fluxos.fora-do-prazo',
    filtro: () => ({ situacao: 'atrasado' }),
    busca: () => ({ situacao: 'atrasado' }),
    uma: 'bem fora do prazo',
    muitas: 'bens fora do prazo',
    curta: ['fora do prazo', 'fora do prazo'],
    tom: 'atrasado',
  },
  {
    ...base,
    id: 'fluxos.a-conferir',
    filtro: () => ({ aConferir: true }),
    busca: () => ({ aConferir: 'sim' }),
    uma: 'saída a conferir',
    muitas: 'saídas a conferir',
    curta: ['a conferir', 'a conferir'],
    tom: 'neutro',
  },
];
