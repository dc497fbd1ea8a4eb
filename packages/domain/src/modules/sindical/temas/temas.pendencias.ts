/**
 * What waits of the themes: those whose bill has moved since the reader looked, those whose dialog was left before its last step.
 *
 * Source: decisions-sindical-contratos-patrimonio (Pendências).
 */
import type { Pendencia } from '@sede/domain/manifest';
import { TEMAS_LISTA } from './temas.name.ts';

export const TEMAS_PENDENCIAS: readonly Pendencia[] = [
  {
    modulo: 'temas',
    operacao: 'totals',
    caminho: TEMAS_LISTA,
    permissao: 'temas.editar',
    id: 'temas.novidade',
    filtro: () => ({ novidade: true }),
    busca: () => ({ novidade: 'sim' }),
    uma: 'tema com movimentação nova',
    muitas: 'temas com movimentação nova',
    curta: ['com movimentação', 'com movimentação'],
    tom: 'hoje',
  },
  {
    modulo: 'temas',
    operacao: 'totals',
    caminho: TEMAS_LISTA,
    permissao: 'temas.editar',
    id: 'temas.incompletos',
    filtro: () => ({ incompleto: true }),
    busca: () => ({ incompleto: 'sim' }),
    uma: 'tema com cadastro incompleto',
    muitas: 'temas com cadastro incompleto',
    curta: ['incompleto', 'incompletos'],
    tom: 'espera',
  },
];
