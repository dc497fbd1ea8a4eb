import { describe, expect, it } from 'vitest';
import { choiceFilter, rangeFilter, recordFilter, yesNoFilter } from '../list-state/filters.ts';
import { periodFilter } from '../list-state/period.ts';
import { chipText } from './chipText.ts';

const options = ['Aguardando', 'Aprovada', 'Negada'].map((label) => ({ value: label.toLowerCase(), label }));
const situacao = choiceFilter({ label: 'Situação', options });
const record = recordFilter({ label: 'Beneficiário', source: { search: async () => [], resolve: async () => [] } });

describe('what a chip says', () => {
  it('nothing when it holds nothing', () => expect(chipText(situacao, null)).toBeNull());
  it('the choice, two choices, or the first and how many more', () => {
    expect(chipText(situacao, ['aprovada'])).toBe('Aprovada');
    expect(chipText(situacao, ['aprovada', 'negada'])).toBe('Aprovada, Negada');
    expect(chipText(situacao, ['aprovada', 'negada', 'aguardando'])).toBe('Aprovada +2');
  });
  it('the month, or the dates', () => {
    const period = periodFilter({ label: 'Período', months: 'ciclo' });
    expect(chipText(period, { tipo: 'mes', mes: '2026-11' })).toBe('novembro/2026');
    expect(chipText(period, { tipo: 'intervalo', de: '2026-10-21', ate: '2026-11-20' })).toBe(
      '21/10/2026 a 20/11/2026',
    );
    expect(chipText(period, { tipo: 'intervalo', de: null, ate: '2026-11-20' })).toBe('até 20/11/2026');
  });
  it('the amounts of a range', () => {
    const valor = rangeFilter({ label: 'Valor' });
    expect(chipText(valor, { de: 10000, ate: 25050 })).toBe('R$ 100,00 a R$ 250,50');
    expect(chipText(valor, { de: 10000, ate: null })).toBe('a partir de R$ 100,00');
    expect(chipText(valor, { de: null, ate: 0 })).toBe('até R$ 0,00');
  });
  it("a record's name once it is known, until then how many", () => {
    expect(chipText(record, ['1'])).toBe('1');
    expect(chipText(record, ['1'], [{ value: '1', label: 'Gráfica Athalaia' }])).toBe('Gráfica Athalaia');
  });
  it('yes and no in their own words', () => {
    expect(chipText(yesNoFilter({ label: 'Liquidada', yes: 'Só liquidadas', no: 'A pagar' }), false)).toBe('A pagar');
  });
});
