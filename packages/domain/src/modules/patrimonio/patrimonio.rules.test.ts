import { expect, it } from 'vitest';
import { compareDiaEHora, isHora } from './patrimonio.rules.ts';

it.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['9:30', false],
  ['12:60', false],
  ['', false],
])('%s is an hour: %j', (texto, is) => expect(isHora(texto)).toBe(is));

it.each([
  ['2026-11-20', '10:00', '2026-11-20', '10:00', 0],
  ['2026-11-20', '09:59', '2026-11-20', '10:00', -1],
  ['2026-11-20', '10:01', '2026-11-20', '10:00', 1],
  ['2026-11-19', '23:59', '2026-11-20', '00:00', -1],
  ['2026-11-20', null, '2026-11-20', '00:00', 0],
  ['2026-11-21', null, '2026-11-20', '23:59', 1],
])('%s %s beside %s %s: %i', (dia, hora, outro, outra, sign) =>
  expect(Math.sign(compareDiaEHora({ dia, hora }, { dia: outro, hora: outra }))).toBe(sign),
);
