import { describe, expect, it } from 'vitest';
import {
  type Alvo,
  julgar,
  type LinhaPronta,
  motivoNaoDesfazer,
  readPlanilha,
  readQuando,
} from './importacao.rules.ts';

const TIPOS = ['Telefone', 'Outro'];
const read = (...rows: string[][]) => readPlanilha(rows, TIPOS, 10_000);

describe('the rows of a spreadsheet', () => {
  it('are read by their columns in any order, accents and capitals aside', () => {
    const [linha] = read(
      ['Classificação', 'data', 'CPF', 'Tipo'],
      ['EXTERNA', '20/11/2026 9:05', '529.982.247-25', 'telefone'],
    );
    expect(linha).toEqual({
      ...{ linha: 2, cpfLido: '529.982.247-25', cpf: '52998224725', dataLida: '20/11/2026 9:05' },
      ...{ dia: '2026-11-20', hora: '09:05', descricao: null, tipo: 'Telefone', classificacao: 'Externa' },
      problema: null,
    });
  });

  it.each([
    [['12', '20/11/2026', '', '', ''], 'CPF inválido'],
    [['', '20/11/2026', '', '', ''], 'CPF inválido'],
    [['52998224725', '31/02/2026', '', '', ''], 'Data inválida'],
    [['52998224725', '20/11/1989', '', '', ''], 'Data inválida'],
    [['52998224725', '20/11/2026 25:00', '', '', ''], 'Data inválida'],
    [['52998224725', '', 'x'.repeat(4001), '', ''], 'Descrição com mais de 4.000 caracteres'],
    [['52998224725', '', '', 'Fax', ''], 'Tipo desconhecido'],
    [['52998224725', '', '', '', 'Secreta'], 'Classificação deve ser Interna ou Externa'],
  ])('%j: %s', (row, problema) => {
    const [linha] = read(['CPF', 'DATA', 'DESCRICAO', 'TIPO', 'CLASSIFICACAO'], row);
    expect(linha?.problema).toBe(problema);
  });

  it('get back the zeros that a spreadsheet cut, and blank ones are none', () => {
    const linhas = read(['CPF', 'DATA'], ['191.0', ''], ['', ' '], ['00000000191', '46000.5']);
    expect(linhas.map(({ linha, cpf, hora }) => [linha, cpf, hora])).toEqual([
      [2, '00000000191', null],
      [4, '00000000191', '12:00'],
    ]);
  });

  it('without CPF and DATA are no import, and neither are too many or none', () => {
    expect(() => read(['CPF', 'NOME'], ['1', '2'])).toThrow(/CPF e DATA/);
    expect(() => read(['CPF', 'DATA'])).toThrow(/nenhuma linha/);
    expect(() =>
      readPlanilha(
        [
          ['CPF', 'DATA'],
          ['1', '2'],
          ['1', '2'],
        ],
        TIPOS,
        1,
      ),
    ).toThrow(/10.000/);
  });
});

it.each([
  ['', { dia: null, hora: null }],
  ['2026-11-20', { dia: '2026-11-20', hora: null }],
  ['2026-11-20T08:30:00', { dia: '2026-11-20', hora: '08:30' }],
  ['61', { dia: '1900-03-01', hora: null }],
  ['46000.999999', { dia: '2025-12-09', hora: '23:59' }],
  ['amanhã', null],
  ['99999', null],
])('the date %s', (texto, esperado) => {
  expect(readQuando(texto)).toEqual(esperado);
});

describe('what becomes of a row', () => {
  const alvo = (filiadoId: string, dependenteId: string | null = null): Alvo => ({
    ...{ cpf: 'c', filiadoId, filiadoNome: filiadoId, dependenteId, dependenteNome: dependenteId },
  });
  const linha = (over: Partial<LinhaPronta> = {}): LinhaPronta => ({
    ...{ linha: 2, cpf: 'c', dia: '2026-11-20', hora: '10:00', descricao: 'Oi', problema: null, titularId: null },
    ...over,
  });
  const julga = (linhas: LinhaPronta[], alvos: Alvo[], existentes: string[] = []) =>
    julgar(linhas, new Map([['c', alvos]]), new Set(existentes), '2026-11-20 12:00');

  it('a member’s own CPF comes before a dependent’s', () => {
    expect(julga([linha()], [alvo('t', 'd'), alvo('m')])[0]).toMatchObject({
      situacao: 'ok',
      alvo: { filiadoId: 'm' },
    });
  });
  it('of two titulares one is chosen; one that is none of them is no choice', () => {
    const dois = [alvo('t1', 'd1'), alvo('t2', 'd2')];
    expect(julga([linha()], dois)[0]).toMatchObject({ situacao: 'escolher', titulares: dois });
    expect(julga([linha({ titularId: 'm' })], dois)[0]?.situacao).toBe('escolher');
    expect(julga([linha({ titularId: 't2' })], dois)[0]).toMatchObject({ situacao: 'ok', alvo: dois[1] });
  });
  it('the second of the same text on the same day is repeated, accents and blanks aside; another day is not', () => {
    const found = julga(
      [
        linha({ descricao: 'Olá  você' }),
        linha({ descricao: 'OLA VOCE', hora: '11:00' }),
        linha({ dia: '2026-11-19' }),
      ],
      [alvo('m')],
    );
    expect(found.map(({ situacao }) => situacao)).toEqual(['ok', 'repetida', 'ok']);
    expect(julga([linha()], [alvo('m')], ['m||2026-11-20|oi'])[0]?.situacao).toBe('repetida');
  });
  it('one of nobody is unknown, one of the future or with a problem invalid', () => {
    expect(julga([linha()], [])[0]?.situacao).toBe('desconhecido');
    expect(julga([linha({ hora: '12:01' })], [alvo('m')])[0]).toMatchObject({
      situacao: 'invalida',
      problema: 'A data não pode ser futura.',
    });
    expect(julga([linha({ problema: 'CPF inválido', cpf: null })], [])[0]).toMatchObject({ situacao: 'invalida' });
  });
});

it('an import is taken back for thirty days, once it is done', () => {
  const concluida = { estado: 'concluida', concluidaEm: '2026-10-21T12:00:00Z' } as const;
  expect(motivoNaoDesfazer(concluida, '2026-11-20')).toBeNull();
  expect(motivoNaoDesfazer(concluida, '2026-11-21')).toBe('prazo');
  expect(motivoNaoDesfazer({ ...concluida, estado: 'desfeita' }, '2026-10-21')).toBe('nao_concluida');
});
