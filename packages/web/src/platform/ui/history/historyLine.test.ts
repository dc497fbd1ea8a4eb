import { expect, it } from 'vitest';
import { byMonth, changeText, type HistoryEntry, onlyChange, whenText } from './historyLine.ts';

const entry = (given: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: 1,
  em: '2026-03-12T17:05:00.000Z',
  por: 'Ana',
  acao: 'alterar',
  tipo: 'alteracoes',
  feito: 'Alteração',
  operacao: 'despesas.update',
  motivo: null,
  mudancas: [{ campo: 'valor', rotulo: 'Valor', de: 'R$ 100,00', para: 'R$ 120,00' }],
  ...given,
});

it('a change reads as staff would say it', () => {
  expect(changeText({ campo: 'valor', rotulo: 'Valor', de: 'R$ 100,00', para: 'R$ 120,00' })).toBe(
    'R$ 100,00 → R$ 120,00',
  );
  expect(changeText({ campo: 'sigla', rotulo: 'Sigla', de: '', para: 'BL' })).toBe('(vazio) → BL');
});
it('a new record says what it began with, without an arrow from nothing', () => {
  expect(changeText({ campo: 'nome', rotulo: 'Nome', de: '—', para: 'Ana' }, 'criar')).toBe('Ana');
});
it('says when in São Paulo, the year only when it is another', () => {
  expect(whenText('2026-03-12T17:05:00.000Z', '2026-11-20')).toBe('12/03, 14:05');
  expect(whenText('2026-01-01T02:30:00.000Z', '2026-11-20')).toBe('31/12/2025, 23:30');
});
it('a change of one field is told by it; of several, of a file, of what was decided, by what was done', () => {
  expect(onlyChange(entry())?.rotulo).toBe('Valor');
  expect(onlyChange(entry({ tipo: 'atos' }))).toBeNull();
  expect(onlyChange(entry({ mudancas: [] }))).toBeNull();
  expect(onlyChange(entry({ acao: 'criar' }))).toBeNull();
});
it('months are those of São Paulo, in the order of the entries', () => {
  const three = [entry(), entry({ em: '2026-03-01T02:30:00.000Z' }), entry({ em: '2026-02-10T12:00:00.000Z' })];
  expect(byMonth(three).map(({ month, entries }) => [month, entries.length])).toEqual([
    ['março de 2026', 1],
    ['fevereiro de 2026', 2],
  ]);
});
