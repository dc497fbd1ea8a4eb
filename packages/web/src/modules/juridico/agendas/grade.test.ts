import type { HorarioDaAgenda } from '@sede/domain/modules/juridico/agendas';
import { describe, expect, it } from 'vitest';
import {
  comData,
  comDiaNovo,
  comGerados,
  comHora,
  comHorarioNovo,
  contasPorMes,
  diasDaGrade,
  diferencaDe,
  erroDosDias,
  grupoDe,
  semDia,
  semHorario,
  semLivres,
  sobreNovaBase,
} from './grade.ts';

const um = (id: string, data: string, inicio: string, fim: string, outro: Partial<HorarioDaAgenda> = {}) => ({
  ...{ id, data, inicio, fim, ocupado: false, bloqueio: null, encaixe: false, loteId: null },
  ...outro,
});
const A = um('a', '2026-11-24', '09:00', '09:40', { ocupado: true });
const B = um('b', '2026-11-24', '09:40', '10:20');
const C = um('c', '2026-12-03', '09:00', '09:40');
const BASE = [A, B, C];
const NADA = { incluir: [], alterar: [], excluir: [] };

describe('what a save sends', () => {
  it('is nothing of what was not changed', () => expect(diferencaDe(BASE, diasDaGrade(BASE))).toEqual(NADA));

  it('names slots by their ids: added, changed, taken out', () => {
    let dias = comHora(diasDaGrade(BASE), '2026-11-24', 'b', { fim: '10:30' });
    dias = semDia(dias, '2026-12-03');
    dias = comDiaNovo(dias, 'n', '2026-12-10');
    const novo = dias[0]?.horarios[0]?.chave ?? '';
    dias = comHora(dias, 'n', novo, { inicio: '14:00', fim: '14:40' });
    expect(diferencaDe(BASE, dias)).toEqual({
      incluir: [{ data: '2026-12-10', inicio: '14:00', fim: '14:40', loteId: null }],
      alterar: [{ id: 'b', data: '2026-11-24', inicio: '09:40', fim: '10:30' }],
      excluir: ['c'],
    });
    expect(dias.map(grupoDe)).toEqual(['nova', '2026-11']);
  });

  it('a day that is moved takes its slots along, and stays in its month of the list', () => {
    const dias = comData(diasDaGrade(BASE), '2026-12-03', '2026-12-04');
    expect(diferencaDe(BASE, dias).alterar).toEqual([{ id: 'c', data: '2026-12-04', inicio: '09:00', fim: '09:40' }]);
    expect(dias.map(grupoDe)).toEqual(['2026-11', '2026-12']);
  });
});

describe('what keeps the days from being saved', () => {
  it('is said in the words of the text', () => {
    const dias = diasDaGrade(BASE);
    expect(erroDosDias([], [], 2026)).toBe('Você precisa cadastrar uma data');
    expect(erroDosDias(BASE, semHorario(dias, '2026-12-03', 'c'), 2026)).toBe('Você precisa cadastrar um horário');
    expect(erroDosDias(BASE, comDiaNovo(dias, 'n', null), 2026)).toBe('Preencha todos os calendários e horários.');
    expect(erroDosDias(BASE, comDiaNovo(dias, 'n', '2026-12-09'), 2026)).toBe(
      'Preencha o horário de início e fim para todos os horários do dia 09/12.',
    );
    expect(erroDosDias(BASE, comHora(dias, '2026-12-03', 'c', { fim: '08:00' }), 2026)).toBe(
      'O horário inicial deve ser menor que o final (09:00 - 08:00) no dia 03/12.',
    );
    expect(
      erroDosDias(BASE, comGerados(dias, [{ data: '2026-12-03', inicio: '09:00', fim: '09:40' }], null), 2026),
    ).toBe('Existem horários duplicados no dia 03/12!');
    expect(erroDosDias(BASE, comData(dias, '2026-12-03', '2027-12-03'), 2026)).toBe(
      'Só é possível cadastrar datas do ano 2026. Crie uma nova agenda para outro ano.',
    );
  });

  it('is never what stood there before: only days that are changed are looked at', () => {
    const antiga = [...BASE, um('d', '2026-12-03', '09:00', '09:40')];
    expect(erroDosDias(antiga, comHora(diasDaGrade(antiga), '2026-11-24', 'b', { fim: '10:30' }), 2026)).toBeNull();
  });
});

it('the next slot of a day begins where the last one ends, as long as the day lasts', () => {
  const dias = comHorarioNovo(diasDaGrade(BASE), '2026-12-03');
  expect(dias[1]?.horarios.at(-1)).toMatchObject({ id: null, inicio: '09:40', fim: '10:20' });
  const tarde = [um('t', '2026-12-03', '23:00', '23:40')];
  expect(comHorarioNovo(diasDaGrade(tarde), '2026-12-03')[0]?.horarios.at(-1)).toMatchObject({ inicio: '', fim: '' });
});

it('free slots make room for others; booked and blocked ones stay', () => {
  const base = [...BASE, um('e', '2026-11-24', '11:00', '11:40', { bloqueio: 'Férias' })];
  expect(diferencaDe(base, semLivres(diasDaGrade(base), new Set(['2026-11-24'])))).toEqual({ ...NADA, excluir: ['b'] });
});

describe('what others do meanwhile', () => {
  it('is taken under the edits: added, moved and deleted slots are', () => {
    const dias = comHora(diasDaGrade(BASE), '2026-12-03', 'c', { fim: '10:00' });
    const agora = [A, { ...B, data: '2026-11-25' }, C, um('f', '2026-12-05', '09:00', '09:40')];
    const juntos = sobreNovaBase(dias, BASE, agora);
    expect(juntos.map(({ data, horarios }) => [data, horarios.map(({ id }) => id)])).toEqual([
      ['2026-11-24', ['a']],
      ['2026-11-25', ['b']],
      ['2026-12-03', ['c']],
      ['2026-12-05', ['f']],
    ]);
    expect(diferencaDe(agora, juntos)).toEqual({
      ...NADA,
      alterar: [{ id: 'c', data: '2026-12-03', inicio: '09:00', fim: '10:00' }],
    });
  });

  it('a slot that was booked comes back as it is booked, changed or taken out here', () => {
    const agora = BASE.map((horario) => ({ ...horario, ocupado: true }));
    const mudados = comHora(semDia(diasDaGrade(BASE), '2026-12-03'), '2026-11-24', 'b', { fim: '11:00' });
    expect(diferencaDe(agora, sobreNovaBase(mudados, BASE, agora))).toEqual(NADA);
  });

  it('a day that was moved here leaves its place to what comes there', () => {
    const dias = comData(diasDaGrade(BASE), '2026-12-03', '2026-12-04');
    const agora = [...BASE, um('g', '2026-12-03', '15:00', '15:40')];
    const juntos = sobreNovaBase(dias, BASE, agora);
    expect(new Set(juntos.map(({ chave }) => chave)).size).toBe(3);
    expect(diferencaDe(agora, juntos).alterar).toHaveLength(1);
  });
});

it('counts slots, bookings and what is new by month', () => {
  const dias = comGerados(diasDaGrade(BASE), [{ data: '2026-11-30', inicio: '09:00', fim: '09:40' }], 'lote');
  expect(Object.fromEntries(contasPorMes(dias))).toEqual({
    '2026-11': { horarios: 3, ocupados: 1, novos: 1 },
    '2026-12': { horarios: 1, ocupados: 0, novos: 0 },
  });
});
