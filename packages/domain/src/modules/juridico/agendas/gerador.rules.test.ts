import { expect, it } from 'vitest';
import { type Geracao, gerarHorarios } from './gerador.rules.ts';

// 25/11/2026 is a Wednesday.
const GERACAO: Geracao = {
  de: '2026-11-25',
  ate: '2026-12-18',
  diasDaSemana: [3, 5],
  primeiroInicio: '09:00',
  ultimoFim: '11:00',
  duracao: 40,
  intervalo: 0,
  pularFeriados: true,
};
const nunca = () => false;

it('makes the slots of the chosen weekdays, the ends included', () => {
  const { novos } = gerarHorarios(GERACAO, [], nunca);
  expect(novos).toHaveLength(24);
  expect(new Set(novos.map(({ data }) => data)).size).toBe(8);
  expect(novos[0]).toEqual({ data: '2026-11-25', inicio: '09:00', fim: '09:40' });
  expect(novos.at(-1)).toEqual({ data: '2026-12-18', inicio: '10:20', fim: '11:00' });
});

it('leaves time between them, and none that would end too late; the last may end at midnight', () => {
  const um = { ...GERACAO, ate: GERACAO.de };
  expect(gerarHorarios({ ...um, intervalo: 20 }, [], nunca).novos.map(({ inicio }) => inicio)).toEqual([
    '09:00',
    '10:00',
  ]);
  const noite = { ...um, primeiroInicio: '23:00', ultimoFim: '00:00', duracao: 30 };
  expect(gerarHorarios(noite, [], nunca).novos.map(({ fim }) => fim)).toEqual(['23:30', '00:00']);
  expect(gerarHorarios({ ...um, duracao: 0 }, [], nunca).novos).toEqual([]);
});

it('tells what stands there, what would overlap and which holidays are skipped', () => {
  const existentes = [
    { data: '2026-11-25', inicio: '09:00', fim: '09:40' },
    { data: '2026-11-25', inicio: '10:00', fim: '10:30' },
  ];
  const previa = gerarHorarios({ ...GERACAO, ate: '2026-11-27' }, existentes, (data) => data === '2026-11-27');
  expect(previa.existentes).toEqual([{ data: '2026-11-25', inicio: '09:00', fim: '09:40' }]);
  expect(previa.sobrepostos.map(({ inicio }) => inicio)).toEqual(['09:40', '10:20']);
  expect(previa.novos).toEqual([]);
  expect(previa.feriados).toEqual(['2026-11-27']);
  expect(gerarHorarios({ ...GERACAO, ate: '2026-11-27', pularFeriados: false }, [], () => true).novos).toHaveLength(6);
});
