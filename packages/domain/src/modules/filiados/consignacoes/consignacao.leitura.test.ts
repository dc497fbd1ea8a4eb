import { describe, expect, it } from 'vitest';
import { type DefinicaoDeLayout, faltasDoLayout, LAYOUT_PADRAO } from './consignacao.layout.ts';
import { chaveDaMatricula, PROBLEMAS, readArquivoDaCasa, readCpf, readValor } from './consignacao.leitura.ts';

const CPF = '52998224725';
const bytes = (text: string, encoding: 'utf8' | 'latin1' = 'utf8') => Buffer.from(text, encoding);
const read = (text: string | Buffer, layout = LAYOUT_PADRAO) =>
  readArquivoDaCasa(typeof text === 'string' ? bytes(text) : text, layout);

describe('values', () => {
  it.each([
    ['150,00', 150_00],
    ['R$ 1.234,56', 1234_56],
    ['1234.56', 1234_56],
    ['1,234.56', 1234_56],
    ['150', 150_00],
    ['150,5', 150_50],
    ['-10,00', -10_00],
    ['1.234', null],
    ['12,345', null],
    ['x', null],
    ['', null],
    ['1e3', null],
  ])('%s is %s', (text, valor) => expect(readValor(text, 'separador')).toBe(valor));
  it('without a separator are cents where the layout says so', () =>
    expect(readValor('0000012345', 'implicito')).toBe(123_45));
});

it.each([
  ['529.982.247-25', CPF, false],
  ['52998224725', CPF, false],
  ['1234567890', '01234567890', true],
  ['191', '00000000191', true],
  ['52998224724', null, false],
  ['TOTAL', null, false],
  ['', null, false],
])('the CPF %s is %s', (text, valor, completado) => expect(readCpf(text)).toEqual({ valor, completado }));

it.each([
  ['P - 0123', '123'],
  ['p123', '123'],
  ['P-123', '123'],
  ['00123', '123'],
  ['A-9', 'A9'],
  ['0', '0'],
  ['--', null],
])('the key of %s is %s', (text, chave) => expect(chaveDaMatricula(text)).toBe(chave));

describe('a delimited file', () => {
  it.each([
    [';', 'CPF;Matrícula;Nome;Valor\n529.982.247-25;P - 1;Ana;150,00'],
    [',', 'nome,VALOR,cpf\n"Ana, a Só",150.00,52998224725'],
    ['tab', 'valor\tcpf\r\n150,00\t52998224725\r\n\r\n'],
    ['BOM', '\ufeffcpf;valor\n52998224725;150,00'],
    ['quoted', 'cpf;nome;valor\n52998224725;"Ana ""A"";B";150,00'],
  ])('with %s is read, its header in any order', (_, text) => {
    const lido = read(text);
    expect(lido.problemas).toEqual([]);
    expect(lido).toMatchObject({ soma: 150_00, linhas: [{ cpf: CPF, valor: 150_00, linha: 2 }] });
  });
  it('of Windows keeps its accents', () => {
    expect(read(bytes('cpf;nome;matrícula;valor\n52998224725;João;7;1,00', 'latin1')).linhas).toMatchObject([
      { nome: 'João', matricula: '7' },
    ]);
  });
  it('tells each unreadable value with its line, and enters an unreadable key without one', () => {
    const lido = read('cpf;valor\nlixo;1,00\n52998224725;x\n\n52998224725;y');
    expect(lido.problemas).toEqual([
      { linha: 3, problema: PROBLEMAS.valor },
      { linha: 5, problema: PROBLEMAS.valor },
    ]);
    expect(lido.linhas).toMatchObject([{ linha: 2, cpf: null }]);
  });
  it('counts what stood before once, and pads short CPFs and says so', () => {
    const lido = read('cpf;nome;valor\n1234567890;Ana;1,00\n01234567890;ANA;1,00\n1234567890;Ana;2,00');
    expect(lido).toMatchObject({ completados: 2, repetidas: 1, soma: 4_00 });
    expect(lido.linhas.map(({ repetida }) => repetida)).toEqual([false, true, false]);
  });
  it.each([
    ['empty', Buffer.alloc(0), PROBLEMAS.vazio],
    ['blank', bytes('\n \n'), PROBLEMAS.vazio],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), PROBLEMAS.naoTexto],
    ['a header alone', bytes('cpf;valor\n'), PROBLEMAS.semLinhas],
    ['without a header', bytes('52998224725;1,00'), PROBLEMAS.semColunas(['valor', 'cpf nem matrícula'])],
    ['too long', bytes(`cpf;valor\n${'1;1,00\n'.repeat(50_001)}`), PROBLEMAS.muitasLinhas],
  ])('%s is refused', (_, content, problema) => expect(read(content).problemas[0]?.problema).toBe(problema));
  it('of 50,000 lines is read whole', () => {
    expect(read(`cpf;valor\n${'52998224725;1,00\n'.repeat(50_000)}`)).toMatchObject({
      soma: 50_000_00,
      repetidas: 49_999,
    });
  });
});

describe('a layout of one’s own', () => {
  const fixo: DefinicaoDeLayout = {
    ...{ tipo: 'fixo', cabecalho: true, separador: 'auto', decimais: 'implicito' },
    colunas: { cpf: { inicio: 1, tamanho: 11 }, nome: { inicio: 12, tamanho: 8 }, valor: { inicio: 20, tamanho: 6 } },
    rodape: { marca: '9', quantidade: { inicio: 2, tamanho: 3 }, soma: { inicio: 5, tamanho: 8 } },
  };
  const body = 'H\n52998224725Ana     015000\n52998224725Ana     000100\n';
  it('of fixed positions is read, its trailer compared', () => {
    expect(read(`${body}900200015100`, fixo)).toMatchObject({ soma: 151_00, rodape: 'confere', problemas: [] });
  });
  it.each([
    ['900300015100', PROBLEMAS.quantidade(3, 2)],
    ['900200015000', PROBLEMAS.soma(150_00, 151_00)],
    ['9xx200015100', PROBLEMAS.rodapeIlegivel],
    ['', PROBLEMAS.semRodape],
  ])('whose trailer is %s is refused', (rodape, problema) => {
    expect(read(`${body}${rodape}`, fixo).problemas.map((um) => um.problema)).toContain(problema);
  });
  it('says what it lacks', () => {
    expect(faltasDoLayout(fixo)).toEqual({});
    expect(faltasDoLayout(LAYOUT_PADRAO)).toEqual({});
    expect(Object.keys(faltasDoLayout({ ...fixo, colunas: {}, rodape: { marca: 'T' } })).sort()).toEqual([
      'cpf',
      'rodape',
      'valor',
    ]);
    expect(faltasDoLayout({ ...LAYOUT_PADRAO, cabecalho: false })).toMatchObject({ valor: expect.any(String) });
  });
});
