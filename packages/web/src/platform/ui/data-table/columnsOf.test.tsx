import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { columnsOf } from './columnsOf.tsx';

const FIELDS = {
  nome: { rotulo: 'Nome', tipo: 'texto' },
  tipo: { rotulo: 'Tipo', tipo: 'texto', valores: { F: 'Pessoa física' } },
  nascimento: { rotulo: 'Data de nascimento', tipo: 'data' },
  criadoEm: { rotulo: 'Criado em', tipo: 'instante' },
  valor: { rotulo: 'Valor', tipo: 'dinheiro' },
  areas: { rotulo: 'Áreas', tipo: 'lista' },
  parcelas: { rotulo: 'Parcelas', tipo: 'texto' },
} as const;
interface Row {
  nome: string | null;
  tipo: string;
  nascimento: string | null;
  criadoEm: string;
  valor: number;
  areas: string[];
}
const ROW: Row = {
  nome: 'Ana',
  tipo: 'F',
  nascimento: '2026-02-28',
  criadoEm: '2026-03-01T02:30:00Z',
  valor: 123_456,
  areas: ['Saúde', 'Lazer'],
};
const column = columnsOf<Row, typeof FIELDS>(FIELDS);
const textOf = (field: keyof Row, row: Row = ROW) => render(<p>{column(field).cell(row)}</p>).container.textContent;

describe('columns of a field list', () => {
  it('take header and id from it', () => {
    expect(column('nascimento')).toMatchObject({ id: 'nascimento', header: 'Data de nascimento' });
    expect(column('nascimento', { header: 'Nascimento', width: 120 })).toMatchObject({
      id: 'nascimento',
      header: 'Nascimento',
      width: 120,
    });
  });
  it.each([
    ['nome', 'Ana'],
    ['tipo', 'Pessoa física'],
    ['nascimento', '28/02/2026'],
    ['criadoEm', '28/02/2026 23:30'],
    ['valor', 'R$ 1.234,56'],
    ['areas', 'Saúde, Lazer'],
  ] as const)('%s reads %s', (field, text) => expect(textOf(field)?.replace('\u00a0', ' ')).toBe(text));
  it('what is empty is a dash', () => {
    expect(textOf('nome', { ...ROW, nome: null })).toBe('—');
    expect(textOf('areas', { ...ROW, areas: [] })).toBe('—');
  });
  it('a field that the row does not have shows the cell that it is given', () => {
    const parcelas = column('parcelas', { cell: (row) => `1/${row.areas.length}` });
    expect(parcelas.header).toBe('Parcelas');
    expect(parcelas.cell(ROW)).toBe('1/2');
  });
});
