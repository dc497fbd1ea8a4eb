import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

it.each([
  ['2026-11-20T07:59:00Z', 'Boa noite, Maria'],
  ['2026-11-20T08:00:00Z', 'Bom dia, Maria'],
  ['2026-11-20T14:59:59Z', 'Bom dia, Maria'],
  ['2026-11-20T15:00:00Z', 'Boa tarde, Maria'],
  ['2026-11-20T21:00:00Z', 'Boa noite, Maria'],
])('at %s, by the clock of São Paulo: %s', (instant, text) => {
  expect(greeting(new Date(instant), ' Maria  Souza ')).toBe(text);
});

it('greets without a name', () => expect(greeting(new Date('2026-11-20T12:00:00Z'), '')).toBe('Bom dia'));
