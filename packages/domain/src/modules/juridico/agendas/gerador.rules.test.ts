import { expect, it } from 'vitest';
import { copyHorarios, erroDaGeracao, type Geracao, generateHorarios, geradorMessages } from './gerador.rules.ts';

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
  const { novos } = generateHorarios(GERACAO, [], nunca);
  expect(novos).toHaveLength(24);
  expect(new Set(novos.map(({ data }) => data)).size).toBe(8);
  expect(novos[0]).toEqual({ data: '2026-11-25', inicio: '09:00', fim: '09:40' });
  expect(novos.at(-1)).toEqual({ data: '2026-12-18', inicio: '10:20', fim: '11:00' });
});

it('leaves time between them, and none that would end too late; the last may end at midnight', () => {
  const um = { ...GERACAO, ate: GERACAO.de };
  expect(generateHorarios({ ...um, intervalo: 20 }, [], nunca).novos.map(({ inicio }) => inicio)).toEqual([
    '09:00',
    '10:00',
  ]);
  const noite = { ...um, primeiroInicio: '23:00', ultimoFim: '00:00', duracao: 30 };
  expect(generateHorarios(noite, [], nunca).novos.map(({ fim }) => fim)).toEqual(['23:30', '00:00']);
  expect(generateHorarios({ ...um, duracao: 0 }, [], nunca).novos).toEqual([]);
});

it('tells what stands there, what would overlap and which holidays are skipped', () => {
  const existentes = [
    { data: '2026-11-25', inicio: '09:00', fim: '09:40' },
    { data: '2026-11-25', inicio: '10:00', fim: '10:30' },
  ];
  const previa = generateHorarios({ ...GERACAO, ate: '2026-11-27' }, existentes, (data) => data === '2026-11-27');
  expect(previa.existentes).toEqual([{ data: '2026-11-25', inicio: '09:00', fim: '09:40' }]);
  expect(previa.sobrepostos.map(({ inicio }) => inicio)).toEqual(['09:40', '10:20']);
  expect(previa.novos).toEqual([]);
  expect(previa.feriados).toEqual(['2026-11-27']);
  expect(generateHorarios({ ...GERACAO, ate: '2026-11-27', pularFeriados: false }, [], () => true).novos).toHaveLength(
    6,
  );
});

it.each([
  [{}, null],
  [{ diasDaSemana: [] }, geradorMessages.semDias],
  [{ de: '' }, geradorMessages.semDatas],
  [{ ate: '2026-11-24' }, geradorMessages.datasInvertidas],
  [{ ate: '2027-01-05' }, 'Só é possível cadastrar datas do ano 2026. Crie uma nova agenda para outro ano.'],
  [{ primeiroInicio: '9' }, geradorMessages.semHoras],
  [{ duracao: 0 }, geradorMessages.semDuracao],
  [{ intervalo: -5 }, geradorMessages.semIntervalo],
  [{ duracao: 121 }, geradorMessages.naoCabe],
  [{ duracao: 120 }, null],
])('of %j it says %j before anything is generated', (outra, erro) =>
  expect(erroDaGeracao({ ...GERACAO, ...outra }, 2026)).toBe(erro),
);

it('copies an agenda onto the same weekdays of another year, from a day on, within that year', () => {
  const grade = [
    { data: '2025-01-07', inicio: '09:00', fim: '09:40' },
    { data: '2025-11-25', inicio: '09:00', fim: '09:40' },
    { data: '2025-11-26', inicio: '09:00', fim: '09:40' },
    { data: '2025-12-31', inicio: '09:00', fim: '09:40' },
  ];
  const para = { ano: 2026, desde: '2026-11-21' };
  // A Tuesday of 2025 comes to stand on a Tuesday of 2026.
  expect(copyHorarios({ ano: 2025, grade }, para, [], nunca).novos.map(({ data }) => data)).toEqual([
    ...['2026-11-24', '2026-11-25', '2026-12-30'],
  ]);
  const existentes = [{ data: '2026-11-24', inicio: '09:20', fim: '10:00' }];
  const previa = copyHorarios({ ano: 2025, grade }, para, existentes, (data) => data === '2026-12-30');
  expect(previa.sobrepostos.map(({ data }) => data)).toEqual(['2026-11-24']);
  expect(previa.feriados).toEqual(['2026-12-30']);
  expect(copyHorarios({ ano: 2026, grade: existentes }, para, [], nunca).novos).toEqual(existentes);
});
