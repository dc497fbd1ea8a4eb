/**
 * What waits: deadlines that have passed, those of the next days, those that a holiday would move. Source: decisions-legal (Mail:
 * pendências; Prazos).
 */
import { addDays } from '@sede/domain/kernel';
import type { Pendencia } from '@sede/domain/manifest';
import { soOndeAge } from '../escritorios/index.ts';
import { DIAS_DA_PENDENCIA } from './prazo.lists.ts';

const LISTA = {
  modulo: 'prazos',
  operacao: 'totals',
  caminho: '/juridico/prazos',
  permissao: 'prazos.editar',
} as const;
/** Whoever reads every office's and works for one has what they can fulfil. */
const DELES = { ...LISTA, alcance: soOndeAge({ ver: 'prazos.ver', agir: 'prazos.editar' }) };
const ABERTOS = { estado: ['Aberto'] };

export const PRAZOS_PENDENCIAS: readonly Pendencia[] = [
  {
    ...DELES,
    id: 'prazos.atrasados',
    filtro: (hoje) => ({ ...ABERTOS, vencimentoAte: addDays(hoje, -1) }),
    busca: (hoje) => ({ estado: 'Aberto', vencimento: `..${addDays(hoje, -1)}` }),
    uma: 'prazo atrasado',
    muitas: 'prazos atrasados',
    curta: ['atrasado', 'atrasados'],
    tom: 'atrasado',
  },
  {
    ...DELES,
    id: 'prazos.proximos',
    filtro: (hoje) => ({ ...ABERTOS, vencimentoDe: hoje, vencimentoAte: addDays(hoje, DIAS_DA_PENDENCIA) }),
    busca: (hoje) => ({ estado: 'Aberto', vencimento: `${hoje}..${addDays(hoje, DIAS_DA_PENDENCIA)}` }),
    uma: `prazo vence em até ${DIAS_DA_PENDENCIA} dias`,
    muitas: `prazos vencem em até ${DIAS_DA_PENDENCIA} dias`,
    curta: ['perto do fim', 'perto do fim'],
    tom: 'hoje',
  },
  {
    ...LISTA,
    id: 'prazos.recalculos',
    permissao: 'feriados.editar',
    operacao: 'recalculos',
    lista: { campo: 'itens' },
    filtro: () => ({}),
    busca: () => ({}),
    uma: 'prazo muda com um feriado',
    muitas: 'prazos mudam com um feriado',
    curta: ['a conferir', 'a conferir'],
    tom: 'espera',
  },
];
