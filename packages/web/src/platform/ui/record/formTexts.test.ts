import { expect, it } from 'vitest';
import { changesOf, formTexts } from './formTexts.ts';

const SPECS = {
  tipo: { rotulo: 'Tipo', tipo: 'texto', valores: { F: 'Pessoa física' } },
  idBeneficiario: { rotulo: 'Beneficiário', tipo: 'referencia' },
} as const;

it('the conflict dialog reads labels and values as the record itself does', () => {
  const { labels, show } = formTexts(SPECS, new Map([['b1', 'Gráfica Athalaia']]));
  expect(labels).toEqual({ tipo: 'Tipo', idBeneficiario: 'Beneficiário' });
  expect(show('tipo', 'F')).toBe('Pessoa física');
  expect(show('idBeneficiario', 'b1')).toBe('Gráfica Athalaia');
  expect(show('tipo', null)).toBe('—');
});
it('a change sends only what the person changed, as the schema gives it', () => {
  expect(changesOf({ nome: 'Ana', sigla: null, tipo: 'F' }, ['sigla'])).toEqual({ sigla: null });
});
