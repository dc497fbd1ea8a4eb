import { describe, expect, it } from 'vitest';
import { erroDoMomento, momentoDe, motivoNaoMudar } from './interacao.rules.ts';

describe('when an interaction was', () => {
  const agora = momentoDe('2026-11-20T15:00:00.000Z');

  it('is told by day and hour in São Paulo, in the years of summer time too', () => {
    expect(agora).toEqual({ dia: '2026-11-20', hora: '12:00' });
    expect(momentoDe('2018-12-01T01:30:00.000Z')).toEqual({ dia: '2018-11-30', hora: '23:30' });
  });

  it.each([
    [{ dia: '2026-11-20', hora: '12:00' }, null],
    [{ dia: '2026-11-19', hora: '23:59' }, null],
    [{ dia: '2026-11-20', hora: '12:01' }, 'A data não pode ser futura.'],
    [{ dia: '2026-11-21', hora: '00:00' }, 'A data não pode ser futura.'],
    [{ dia: '1990-01-01', hora: '00:00' }, null],
    [{ dia: '1989-12-31', hora: '23:59' }, 'Informe uma data a partir de 1990.'],
  ])('%j → %s', (momento, erro) => {
    expect(erroDoMomento(momento, agora)).toBe(erro);
  });
});

it('its author and the gestor change it, nobody else', () => {
  expect(motivoNaoMudar({ autor: true, gestor: false })).toBeNull();
  expect(motivoNaoMudar({ autor: false, gestor: true })).toBeNull();
  expect(motivoNaoMudar({ autor: false, gestor: false })).toBe('de_outro');
});
