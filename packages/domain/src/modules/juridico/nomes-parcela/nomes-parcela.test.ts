import { describe, expect, it } from 'vitest';
import { chaveDoNome, readLista, textoDaSituacao } from './nomes-parcela.rules.ts';

const HEADER = ['Nome do servidor', 'FILIADA(O)?', 'JÁ ESTÁ NA AÇÃO?', 'CPF', 'Data de nascimento'];
const read = (...rows: string[][]) => readLista([HEADER, ...rows]);

it('names are one without accents, capitals, points and double spaces', () => {
  expect(chaveDoNome("  JOÃO  D'ÁVILA Jr. ")).toBe('joao d avila jr');
  expect(chaveDoNome('joao d avila jr')).toBe(chaveDoNome("João D'Ávila Jr"));
  expect(chaveDoNome('Joao Avila')).not.toBe(chaveDoNome('Joao d Avila'));
});

describe('a list', () => {
  it('has its columns in any order, of which CPF and birth may be missing', () => {
    expect(
      readLista([
        ['JÁ ESTÁ NA AÇÃO?', 'filiado', 'NOME'],
        ['sim', 'Falecida', '  ana   maria '],
        ['', ' ', ''],
        ['NAO', 'Não', 'BIA'],
      ]).nomes,
    ).toEqual([
      { linha: 2, nome: 'ana maria', filiada: 'FALECIDO', naAcao: true, cpf: null, nascimento: null },
      { linha: 4, nome: 'BIA', filiada: 'NÃO', naAcao: false, cpf: null, nascimento: null },
    ]);
  });

  it('reads a CPF that a spreadsheet cut, and dates as people and spreadsheets write them', () => {
    const { nomes, problemas } = read(
      ['A', 'SIM', 'SIM', '529.982.247-25', '08/05/1952'],
      ['B', 'SIM', 'SIM', '', '1952-05-08'],
      ['C', 'SIM', 'SIM', '', '19122'],
      ['D', 'SIM', 'SIM', '191', '1952-05-08T00:00:00'],
    );
    expect(problemas).toEqual([]);
    expect(nomes.map(({ cpf, nascimento }) => [cpf, nascimento])).toEqual([
      ['52998224725', '1952-05-08'],
      [null, '1952-05-08'],
      [null, '1952-05-08'],
      ['00000000191', '1952-05-08'],
    ]);
  });

  it('says what is wrong with which line', () => {
    expect(
      read(
        ['', 'SIM', 'SIM'],
        ['A', 'TALVEZ', 'SIM'],
        ['B', 'SIM', ''],
        ['C', 'SIM', 'SIM', '529.982.247-26'],
        ['D', 'SIM', 'SIM', 'não tem'],
        ['E', 'SIM', 'SIM', '', '31/02/1950'],
        ['F', 'SIM', 'SIM', '', '99999'],
        ['G', 'SIM', 'NÃO'],
      ),
    ).toEqual({
      nomes: [expect.objectContaining({ linha: 9, nome: 'G' })],
      problemas: [
        { linha: 2, problema: 'falta o nome' },
        { linha: 3, problema: 'FILIADA(O)? deve ser SIM, NÃO, FALECIDO' },
        { linha: 4, problema: 'JÁ ESTÁ NA AÇÃO? deve ser SIM ou NÃO' },
        { linha: 5, problema: 'CPF inválido' },
        { linha: 6, problema: 'CPF inválido' },
        { linha: 7, problema: 'data de nascimento inválida' },
        { linha: 8, problema: 'data de nascimento inválida' },
      ],
    });
  });

  it('without its columns, without names, or beyond all measure is none', () => {
    expect(() => readLista([['NOME', 'CPF']])).toThrow('A primeira linha deve ter as colunas');
    expect(() => readLista([])).toThrow('A primeira linha deve ter as colunas');
    expect(() => readLista([HEADER])).toThrow('nenhum nome');
    expect(() => readLista([HEADER, ...Array<string[]>(50_001).fill(['A', 'SIM', 'SIM'])])).toThrow('50.000');
  });
});

it('the five answers of the text, and none for who died outside the action', () => {
  expect(textoDaSituacao({ naAcao: true, filiada: 'SIM' })).toBe('parcelaNaAcaoFiliado');
  expect(textoDaSituacao({ naAcao: false, filiada: 'NÃO' })).toBe('parcelaForaNaoFiliado');
  expect(textoDaSituacao({ naAcao: false, filiada: 'SIM' })).toBe('parcelaForaFiliado');
  expect(textoDaSituacao({ naAcao: true, filiada: 'NÃO' })).toBe('parcelaNaAcaoIrregular');
  expect(textoDaSituacao({ naAcao: true, filiada: 'FALECIDO' })).toBe('parcelaFalecido');
  expect(textoDaSituacao({ naAcao: false, filiada: 'FALECIDO' })).toBeNull();
});
