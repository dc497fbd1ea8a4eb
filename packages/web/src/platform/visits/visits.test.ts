import { describe, expect, it } from 'vitest';
import { keepVisit, readVisits, visitsKey, whenOf } from './visits.ts';

describe('what was opened lately', () => {
  const memory = (start: Record<string, string> = {}) => {
    const kept = { ...start };
    return {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => {
        kept[key] = value;
      },
    };
  };
  it('is the latest first, each once, eight at most, each person’s own', () => {
    const storage = memory();
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9, 5])
      keepVisit('ana', { label: `R${n}`, detail: null, to: `/r/${n}` }, storage);
    expect(readVisits('ana', storage).map(({ label }) => label)).toEqual([
      'R5',
      'R9',
      'R8',
      'R7',
      'R6',
      'R4',
      'R3',
      'R2',
    ]);
    expect(readVisits('bia', storage)).toEqual([]);
  });
  it.each(['{', '{}', 'null', '[{"label":1}]', '[{"label":"x","detail":null,"to":"//mau.example"}]'])(
    'that cannot be read (%s) counts as nothing',
    (text) => expect(readVisits('ana', memory({ [visitsKey('ana')]: text }))).toEqual([]),
  );
});

describe('when it was', () => {
  const now = new Date('2026-11-20T15:00:00Z');
  it.each([
    ['2026-11-20T12:12:00Z', '9h12'],
    ['2026-11-20T03:05:00Z', '0h05'],
    ['2026-11-20T02:59:00Z', 'quinta'],
    ['2026-11-15T15:00:00Z', 'domingo'],
    ['2026-11-13T15:00:00Z', '13/11'],
    [undefined, ''],
    ['ontem', ''],
  ])('%s, by the clock of São Paulo: %j', (at, text) => expect(whenOf(at, now)).toBe(text));
});
