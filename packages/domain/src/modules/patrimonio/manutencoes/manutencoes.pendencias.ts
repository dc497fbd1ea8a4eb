/** What waits of the maintenances: too long in the workshop, and what came over unclear. Source: decisions-sindical-contratos-patrimonio (Pendências). */
import type { Pendencia } from '@sede/domain/manifest';
import { PATRIMONIO } from '../patrimonio.lists.ts';

const base = {
  modulo: 'manutencoes',
  operacao: 'totals',
  caminho: PATRIMONIO.manutencoes,
  permissao: 'patrimonio.manter',
} as const;

export const MANUTENCOES_PENDENCIAS: readonly Pendencia[] = [
  {
    ...base,
    id: 'manutencoes.demoradas',
    filtro: () => ({ situacao: 'demorada' }),
    busca: () => ({ situacao: 'demorada' }),
    uma: 'manutenção há mais de 30 dias',
    muitas: 'manutenções há mais de 30 dias',
    curta: ['demorada', 'demoradas'],
    tom: 'atrasado',
  },
  {
    ...base,
    id: 'manutencoes.a-conferir',
    filtro: () => ({ aConferir: true }),
    busca: () => ({ aConferir: 'sim' }),
    uma: 'manutenção a conferir',
    muitas: 'manutenções a conferir',
    curta: ['a conferir', 'a conferir'],
    tom: 'neutro',
  },
];
