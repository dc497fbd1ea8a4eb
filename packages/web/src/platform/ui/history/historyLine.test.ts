import { expect, it } from 'vitest';
import { changeText, whoAndWhen } from './historyLine.ts';

it('a change reads as staff would say it', () => {
  expect(changeText({ campo: 'valor', rotulo: 'Valor', de: 'R$ 100,00', para: 'R$ 120,00' })).toBe(
    'Valor: R$ 100,00 → R$ 120,00',
  );
  expect(changeText({ campo: 'sigla', rotulo: 'Sigla', de: '', para: 'BL' })).toBe('Sigla: (vazio) → BL');
});
it('says who and when in São Paulo, the year only when it is another', () => {
  expect(whoAndWhen({ por: 'Ana', em: '2026-03-12T17:05:00.000Z' }, '2026-11-20')).toBe('por Ana, 12/03 14:05');
  expect(whoAndWhen({ por: 'Ana', em: '2026-01-01T02:30:00.000Z' }, '2026-11-20')).toBe('por Ana, 31/12/2025 23:30');
  expect(whoAndWhen({ por: null, em: '2026-03-12T17:05:00.000Z' }, '2026-11-20')).toBe('pelo sistema, 12/03 14:05');
});
it('a new record says what it began with, without an arrow from nothing', () => {
  expect(changeText({ campo: 'nome', rotulo: 'Nome', de: '—', para: 'Ana' }, 'criar')).toBe('Nome: Ana');
});
