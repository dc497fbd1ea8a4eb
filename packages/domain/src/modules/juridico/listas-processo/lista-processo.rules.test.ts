import { describe, expect, it } from 'vitest';
import { LISTA_ARQUIVO } from './lista-processo.lists.ts';
import {
  entramNoProcesso,
  type FiliadoDaLista,
  julgarLista,
  linhasDoTexto,
  readLista,
} from './lista-processo.rules.ts';

const read = (text: string) => readLista(linhasDoTexto(text));
const told = (text: string) => read(text).map(({ linha, cpf, chave }) => [linha, cpf ?? chave]);

describe('a pasted text', () => {
  it.each([
    ['with dots', '529.982.247-25', '52998224725'],
    ['without', '52998224725', '52998224725'],
    ['without its dash', '529.982.24725', '52998224725'],
    ['without leading zeros', '191', '00000000191'],
    ['as a spreadsheet writes a number', '52998224725.0', '52998224725'],
    ['with an exponent', '5.2998224725E10', '52998224725'],
    ['in full width', '５２９９８２２４７２５', '52998224725'],
    ['with what nobody sees', '\u202a529\u200b.982.247-25\ufeff\u202c', '52998224725'],
    ['with a dash of typesetters', '529.982.247–25', '52998224725'],
    ['in quotes', `"529.982.247-25"`, '52998224725'],
    ['beside a name', 'Maria da Silva 529.982.247-25', '52998224725'],
    ['matrícula', '00123-4', '1234'],
    ['ponto', 'P - 0123', '123'],
  ])('%s', (_, text, expected) => {
    expect(told(text)).toEqual([[1, expected]]);
  });

  it('has entries at any separators, each with its line; blank lines count as lines', () => {
    expect(told('529.982.247-25; 111.444.777-35\r\n\r\n 390.533.447-05\t4567 | 52998224725 11144477735')).toEqual([
      ...[
        [1, '52998224725'],
        [1, '11144477735'],
        [3, '39053344705'],
        [3, '4567'],
        [3, '52998224725'],
        [3, '11144477735'],
      ],
    ]);
  });

  it('by a header only the columns of CPF and matrícula count, of a row the CPF first', () => {
    expect(
      told('Nome\tMatrícula\tCPF\tData\nMaria\t77\t529.982.247-25\t01/02/2020\nJosé\t88\t\t01/02/2020\nAna\t\t\t\n'),
    ).toEqual([
      [2, '52998224725'],
      [3, '88'],
      [4, null],
    ]);
  });

  it('below one title alone every number counts', () => {
    expect(told('CPF dos autores\n529.982.247-25;111.444.777-35')).toEqual([
      [2, '52998224725'],
      [2, '11144477735'],
    ]);
  });

  it.each([
    ['CPFs dos autores', 'a title that names no column'],
    ['Lista', 'a title'],
  ])('%s: %s is no entry', (header) => {
    expect(told(`${header}\n529.982.247-25`)).toEqual([[2, '52998224725']]);
  });

  it('tells what is no number of anybody by its line, and a CPF whose digits are wrong', () => {
    const text = '52998224725\n=HYPERLINK("x")\n😀\n111.111.111-11\n<script>';
    expect(read(text).map(({ linha, lido, problema }) => [linha, lido, problema])).toEqual([
      [1, '52998224725', null],
      [2, '=HYPERLINK("x")', 'Nem CPF nem matrícula'],
      [3, '😀', 'Nem CPF nem matrícula'],
      [4, '111.111.111-11', 'CPF inválido'],
      [5, '<script>', 'Nem CPF nem matrícula'],
    ]);
  });

  it('with nothing in it, or a header alone, is no list; neither are 20,001 entries', () => {
    for (const text of ['', ' \n\u200b\n', 'CPF\n']) expect(() => read(text)).toThrow(/nenhum CPF/);
    const many = Array.from({ length: LISTA_ARQUIVO.maxLinhas }, (_, n) => String(n + 1));
    expect(read(many.join('\n'))).toHaveLength(20_000);
    expect(() => read([...many, '1'].join('\n'))).toThrow(/mais de 20.000 linhas/);
    expect(() => read([...many, '1'].join(';'))).toThrow(/mais de 20.000 linhas/);
  });
});

describe('what becomes of an entry', () => {
  const um = (id: string, over: Partial<FiliadoDaLista> = {}): FiliadoDaLista => ({
    ...{ id, nome: id, cpf: null, chave: null, desfiliado: false, falecido: false, noProcesso: false, ...over },
  });
  const julga = (text: string, ...filiados: FiliadoDaLista[]) => julgarLista(read(text), filiados);
  const situacoes = (text: string, ...filiados: FiliadoDaLista[]) =>
    julga(text, ...filiados).map(({ situacao, motivo }) => motivo ?? situacao);

  it.each([
    ['a member', um('m', { chave: '12' }), 'novo'],
    ['one who is there', um('m', { chave: '12', noProcesso: true }), 'no_processo'],
    ['one who is there and left', um('m', { chave: '12', noProcesso: true, desfiliado: true }), 'no_processo'],
    ['one who left', um('m', { chave: '12', desfiliado: true }), 'saiu'],
    ['one who died', um('m', { chave: '12', falecido: true }), 'saiu'],
    ['nobody', um('m', { chave: '13' }), 'Não é de nenhum filiado'],
  ])('%s', (_, filiado, expected) => {
    expect(situacoes('12', filiado)).toEqual([expected]);
  });

  it('the same person counts once, also by CPF and by matrícula, and so does what is nobody’s', () => {
    expect(
      situacoes('529.982.247-25\n52998224725\n0012\n99\n99', um('m', { cpf: '52998224725', chave: '12' })),
    ).toEqual([...['novo', 'repetida', 'repetida', 'Não é de nenhum filiado', 'repetida']]);
  });

  it('a matrícula of two houses, or one that reads as another’s CPF, is nobody’s', () => {
    const motivo = 'É de mais de um filiado: use o CPF';
    expect(situacoes('12', um('a', { chave: '12' }), um('b', { chave: '12' }))).toEqual([motivo]);
    expect(situacoes('191', um('a', { chave: '191' }), um('b', { cpf: '00000000191' }))).toEqual([motivo]);
    expect(situacoes('191', um('a', { chave: '191', cpf: '00000000191' }))).toEqual(['novo']);
  });

  it('who left is linked only if that is asked', () => {
    const julgadas = julga(
      '1\n2\n3\n4',
      um('a', { chave: '1' }),
      um('b', { chave: '2', falecido: true }),
      um('c', { chave: '3', noProcesso: true }),
    );
    expect(entramNoProcesso(julgadas, false)).toEqual(['a']);
    expect(entramNoProcesso(julgadas, true)).toEqual(['a', 'b']);
  });
});
