import { describe, expect, it } from 'vitest';
import { horaDosMinutos, minutosDaHora, minutosDoFim } from './hora.rules.ts';
import { erroDosHorarios, type Horario, sobrepostos } from './horarios.rules.ts';

const dia = (data: string, ...faixas: string[]): Horario[] =>
  faixas.map((faixa) => {
    const [inicio = '', fim = ''] = faixa.split('-');
    return { data, inicio, fim };
  });

describe('a time', () => {
  it('is counted from midnight; as an end, midnight is the end of the day', () => {
    expect([minutosDaHora('00:00'), minutosDaHora('09:40'), minutosDaHora('23:59')]).toEqual([0, 580, 1439]);
    expect([minutosDoFim('00:00'), minutosDoFim('09:40')]).toEqual([1440, 580]);
    expect([horaDosMinutos(0), horaDosMinutos(580), horaDosMinutos(1440)]).toEqual(['00:00', '09:40', '00:00']);
  });

  it.each(['', '9:40', '24:00', '12:60', '12:5', ' 12:00', '12:00:00'])('%j is none', (hora) =>
    expect(minutosDaHora(hora)).toBeNull(),
  );
});

describe('the slots of an agenda', () => {
  it.each<[string, Horario[], string | null]>([
    ['no day at all', [], 'Você precisa cadastrar uma data'],
    ['a day without a date', dia('', '09:00-09:40'), 'Preencha todos os calendários e horários.'],
    ['a day that is none', dia('2026-02-30', '09:00-09:40'), 'Preencha todos os calendários e horários.'],
    [
      'another year',
      dia('2027-01-04', '09:00-09:40'),
      'Só é possível cadastrar datas do ano 2026. Crie uma nova agenda para outro ano.',
    ],
    ['no end', dia('2026-11-25', '09:00-'), 'Preencha o horário de início e fim para todos os horários do dia 25/11.'],
    [
      'start = end',
      dia('2026-11-25', '09:00-09:00'),
      'O horário inicial deve ser menor que o final (09:00 - 09:00) no dia 25/11.',
    ],
    [
      'start after the end',
      dia('2026-11-25', '10:00-09:00'),
      'O horário inicial deve ser menor que o final (10:00 - 09:00) no dia 25/11.',
    ],
    [
      'midnight to midnight, a slip',
      dia('2026-11-25', '00:00-00:00'),
      'O horário inicial deve ser menor que o final (00:00 - 00:00) no dia 25/11.',
    ],
    ['the same twice', dia('2026-11-25', '09:00-09:40', '09:00-09:40'), 'Existem horários duplicados no dia 25/11!'],
    [
      'two that begin together',
      dia('2026-11-25', '09:00-09:40', '09:00-10:00'),
      'Existem horários duplicados no dia 25/11!',
    ],
    ['the last half hour of a day', dia('2026-12-31', '23:30-00:00'), null],
    ['the same time on two days', [...dia('2026-11-25', '09:00-09:40'), ...dia('2026-11-26', '09:00-09:40')], null],
    ['one begins when another ends', dia('2026-11-25', '09:00-09:40', '09:40-10:20'), null],
  ])('%s', (_, horarios, erro) => expect(erroDosHorarios(horarios, 2026)).toBe(erro));

  it('that overlap are told, whatever their order; neighbours are not', () => {
    expect(sobrepostos(dia('2026-11-25', '09:40-10:20', '09:00-09:40'))).toEqual([]);
    expect(sobrepostos(dia('2026-11-25', '09:30-10:00', '09:00-11:00', '10:30-10:50'))).toEqual(
      dia('2026-11-25', '09:30-10:00', '10:30-10:50'),
    );
    expect(sobrepostos([...dia('2026-11-25', '09:00-10:00'), ...dia('2026-11-26', '09:30-10:30')])).toEqual([]);
    expect(sobrepostos(dia('2026-11-25', '23:00-00:00', '23:30-00:00'))).toHaveLength(1);
  });
});
