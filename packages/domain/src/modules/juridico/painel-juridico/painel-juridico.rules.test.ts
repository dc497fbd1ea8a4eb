import { describe, expect, it } from 'vitest';
import {
  fatiasDeAtendimentos,
  linhasDeAtendimentos,
  linhasDeProcessos,
  notaDosConcluidos,
} from './painel-juridico.rules.ts';

const HOJE = '2026-11-20';
const rotulos = (dias: object) => linhasDeAtendimentos(dias, HOJE).map(({ rotulo }) => rotulo);

describe('rows of appointments', () => {
  it('are those of the text, with the day’s own one only where the panel shows one day', () => {
    const outras = [
      ...['Todos os agendados', 'Data de realização vencida', 'Sem comparecimento'],
      ...['Pendentes de conclusão', 'Cancelados', 'Concluídos'],
    ];
    expect(rotulos({ dataDe: '2026-11-01', dataAte: '2026-11-30' })).toEqual(outras);
    expect(rotulos({})).toEqual(outras);
    expect(rotulos({ dataDe: HOJE, dataAte: HOJE })).toEqual(['Agendados para hoje', ...outras]);
    expect(rotulos({ dataDe: '2026-12-03', dataAte: '2026-12-03' })).toEqual(['Agendados para 03/12', ...outras]);
  });
  it('say today only of today', () => {
    const doDia = (dia: string) => linhasDeAtendimentos({ dataDe: dia, dataAte: dia }, HOJE)[0]?.filtro;
    expect(doDia(HOJE)).toEqual({
      ...{ situacao: ['Aguardando realização'], dataDe: HOJE, dataAte: HOJE, hoje: true },
    });
    expect(doDia('2026-12-03')).not.toHaveProperty('hoje');
  });
});

it('rows of cases carry the days of their panel', () => {
  expect(linhasDeProcessos({ dataDe: '2026-01-01' }).map(({ rotulo, filtro }) => [rotulo, filtro])).toEqual([
    ['Em andamento', { situacao: ['Em andamento'], dataDe: '2026-01-01' }],
    ['Aguardando manifestação', { situacao: ['Aguardando manifestação'], dataDe: '2026-01-01' }],
    ['Encerrados', { situacao: ['Encerrado'], dataDe: '2026-01-01' }],
  ]);
});

it('slices are disjoint: they sum to all that there is', () => {
  const contagens = { agendados: 12, vencidos: 3, ausentes: 4, pendentes: 5, cancelados: 2, concluidos: 40 };
  const fatias = fatiasDeAtendimentos(contagens);
  expect(fatias.reduce((soma, { quantidade }) => soma + quantidade, 0)).toBe(12 + 5 + 2 + 40);
  expect(fatias.map(({ quantidade }) => quantidade)).toEqual([9, 3, 5, 36, 4, 2]);
});

it('the concluded ones say how many were missed', () => {
  expect(notaDosConcluidos({ ausentes: 1234 })).toBe('dos quais 1.234 sem comparecimento');
  expect(notaDosConcluidos({ ausentes: 0 })).toBeNull();
});
