import { describe, expect, it } from 'vitest';
import {
  isOfx,
  type LinhaCsv,
  motivoOutraConta,
  readCsv,
  readDia,
  readOfx,
  readTexto,
  readValor,
  separadorDe,
} from './index.ts';

const transacao = (campos: string) => `<STMTTRN>\n${campos}\n</STMTTRN>\n`;
const ofx1 = (transacoes: string, { conta = '12345-6', resto = '' } = {}) => `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:USASCII
CHARSET:1252

<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS></SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL
<BANKACCTFROM><BANKID>0001<BRANCHID>1234-5<ACCTID>${conta}<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261001<DTEND>20261031
${transacoes}</BANKTRANLIST>
<LEDGERBAL><BALAMT>1234,56<DTASOF>20261031120000[-3:BRT]</LEDGERBAL>
${resto}</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`;
const TARIFA = transacao(
  '<TRNTYPE>DEBIT\n<DTPOSTED>20261005230000[-3:BRT]\n<TRNAMT>-1.234,56\n<FITID>A1\n<CHECKNUM>00123\n<MEMO>TARIFA &amp; CIA',
);
const recusa = (ler: () => unknown): string => {
  try {
    ler();
  } catch (error) {
    return (error as Error).message;
  }
  return 'não recusou';
};
const bytes = (texto: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(texto, encoding));

describe('amounts of files', () => {
  it.each([
    ['-1234.56', -123456],
    ['1.234,56', 123456],
    ['1,234.56', 123456],
    ['+100', 10000],
    ['150,5', 15050],
    ['-.50', -50],
    ['R$ 1.234,56 D', -123456],
    ['150,00 C', 15000],
    ['1.234,56-', -123456],
    ['(150,00)', -15000],
    ['−10,00', -1000],
    ['9999999999999.99', 999999999999999],
  ])('%s is %i centavos', (texto, centavos) => expect(readValor(texto)).toBe(centavos));

  it.each([
    '1.234',
    '0,005',
    '1e3',
    '９９',
    '--1',
    '-1-',
    '(1',
    '-150,00 C',
    '1.23.4',
    '1,234,56.7',
    '99999999999999,99',
    '',
    'R$',
    '1,2345',
  ])('%j may be read in two ways, or in none: refused', (texto) => expect(readValor(texto)).toBeNull());

  it.each([
    ['20261005', '2026-10-05'],
    ['20261005235959.000[-3:BRT]', '2026-10-05'],
    ['20261005000000[0:GMT]', '2026-10-05'],
    ['05/10/2026', '2026-10-05'],
    ['05/10/26 23:59', '2026-10-05'],
    ['2026-10-05T01:00:00Z', '2026-10-05'],
    ['29/02/2028', '2028-02-29'],
  ])('the day %s is the one printed, whatever its zone', (texto, data) => expect(readDia(texto)).toBe(data));

  it.each(['29/02/2026', '20261305', '5/10/2026', '2026100', ''])('%j is no day', (texto) =>
    expect(readDia(texto)).toBeNull(),
  );
});

describe('the text of a file', () => {
  it('is what its bytes are, also where the header says another thing', () => {
    const dito = 'CHARSET:1252 ENCODING:UTF-8 débito';
    expect(readTexto(bytes(dito))).toBe(dito);
    expect(readTexto(bytes(dito, 'latin1'))).toBe(dito);
    expect(readTexto(new Uint8Array([0xef, 0xbb, 0xbf, ...bytes('ação')]))).toBe('ação');
    expect(readTexto(new Uint8Array([0xff, 0xfe, ...Buffer.from('ação', 'utf16le')]))).toBe('ação');
  });

  it('is not looked for in a spreadsheet, a PDF or nothing', () => {
    expect(recusa(() => readTexto(bytes('PK\x03\x04xxxx')))).toMatch(/planilha.*Nada foi importado/s);
    expect(recusa(() => readTexto(bytes('%PDF-1.7')))).toMatch(/PDF/);
    expect(recusa(() => readTexto(bytes(' \n ')))).toMatch(/vazio/);
    expect(recusa(() => readTexto(bytes('a\0b')))).toMatch(/texto/);
  });
});

describe('OFX', () => {
  it('1.x is read though its leaves are not closed; the entity once', () => {
    const [extrato] = readOfx(
      ofx1(TARIFA + transacao('<DTPOSTED>20261006<TRNAMT>10.00<FITID>A2<NAME>PIX<MEMO>PIX &amp;lt; JOÃO')),
    );
    expect(extrato).toMatchObject({
      conta: { banco: '0001', agencia: '1234-5', conta: '12345-6' },
      inicio: '2026-10-01',
      fim: '2026-10-31',
      saldo: 123456,
      dataSaldo: '2026-10-31',
    });
    expect(extrato?.lancamentos).toEqual([
      { data: '2026-10-05', valor: -123456, descricao: 'TARIFA & CIA', documento: '00123', fitid: 'A1', linha: 11 },
      { data: '2026-10-06', valor: 1000, descricao: 'PIX &lt; JOÃO', documento: null, fitid: 'A2', linha: 19 },
    ]);
  });

  it('in another currency is refused, with its line', () => {
    const dolares = ofx1(TARIFA).replace('<CURDEF>BRL', '<CURDEF>USD');
    expect(recusa(() => readOfx(dolares))).toMatch(/outra moeda \(USD\)/);
    expect(readOfx(ofx1(TARIFA).replace('<CURDEF>BRL', ''))[0]?.lancamentos).toHaveLength(1);
  });

  it('2.x is read, CDATA and empty leaves too', () => {
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<?OFX OFXHEADER="200" VERSION="211"?>\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>
<BANKTRANLIST><STMTTRN><DTPOSTED>20261005</DTPOSTED><TRNAMT>-5.00</TRNAMT><FITID>1</FITID><MEMO><![CDATA[A & B]]></MEMO><CHECKNUM></CHECKNUM></STMTTRN></BANKTRANLIST>
</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
    expect(readOfx(xml)[0]).toMatchObject({
      inicio: '2026-10-05',
      saldo: null,
      lancamentos: [{ descricao: 'A & B', documento: null, valor: -500, linha: 4 }],
    });
  });

  it('that was cut is refused, wherever it stops, with its line', () => {
    const inteiro = ofx1(TARIFA.repeat(3));
    for (let fim = 60; fim < inteiro.lastIndexOf('</OFX>'); fim += 37) {
      expect(
        recusa(() => readOfx(inteiro.slice(0, fim))),
        String(fim),
      ).toMatch(/cortado|não é um arquivo OFX/i);
    }
    expect(recusa(() => readOfx(inteiro.slice(0, 600)))).toMatch(/^Linha \d+: O arquivo está cortado/);
  });

  it('with entities of its own is refused before anything is read', () => {
    const bomba = ofx1(TARIFA).replace('<OFX>', '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>\n<OFX>');
    expect(recusa(() => readOfx(bomba))).toMatch(/^Linha 7: O arquivo declara entidades/);
  });

  it('with a day or an amount that is none is refused with its line', () => {
    expect(recusa(() => readOfx(ofx1(TARIFA + TARIFA.replace('20261005', '20261332'))))).toMatch(
      /^Linha 19: Data inválida/,
    );
    expect(recusa(() => readOfx(ofx1(TARIFA.replace('-1.234,56', '1.234'))))).toMatch(/^Linha 11: Valor duvidoso/);
  });

  it('leaves out balances and what moves nothing', () => {
    const saldo = transacao('<DTPOSTED>20261005<TRNAMT>900.00<MEMO>S A L D O');
    const zero = transacao('<DTPOSTED>20261005<TRNAMT>0.00<MEMO>AVISO');
    expect(readOfx(ofx1(saldo + zero + TARIFA))[0]).toMatchObject({ puladas: 2, lancamentos: [{ valor: -123456 }] });
    const juros = transacao('<DTPOSTED>20261005<TRNAMT>-9.00<MEMO>JUROS SALDO DEVEDOR');
    expect(readOfx(ofx1(juros))[0]?.lancamentos).toHaveLength(1);
  });

  it('of several accounts gives each; two files in one are refused', () => {
    const um = ofx1(TARIFA);
    const dois = um.replace(
      '</BANKMSGSRSV1>',
      `${/<STMTTRNRS>[\s\S]*<\/STMTTRNRS>/.exec(um)?.[0].replace('12345-6', '999-1')}</BANKMSGSRSV1>`,
    );
    expect(readOfx(dois).map(({ conta, lancamentos }) => [conta?.conta, lancamentos.length])).toEqual([
      ['12345-6', 1],
      ['999-1', 1],
    ]);
    expect(recusa(() => readOfx(um + um))).toMatch(/mais de um arquivo/);
  });

  it('of 50,000 lines is read, not in a time that grows with their square', { timeout: 30_000 }, () => {
    const muitas = Array.from({ length: 50_000 }, (_, i) =>
      transacao(`<TRNTYPE>DEBIT<DTPOSTED>20261005<TRNAMT>-${i}.01<FITID>${i}<MEMO>PIX ${i}`),
    ).join('');
    const [extrato] = readOfx(ofx1(muitas));
    expect(extrato?.lancamentos).toHaveLength(50_000);
    expect(extrato?.lancamentos.at(-1)?.linha).toBe(150_008);
  });

  it('is known by its content', () => {
    expect(isOfx(ofx1(''))).toBe(true);
    expect(isOfx('Data;Valor\n01/10/2026;1,00')).toBe(false);
  });
});

const linhas = (texto: string): LinhaCsv[] => {
  const separador = separadorDe(texto);
  return texto
    .split('\n')
    .map((linha, index) => ({ celulas: linha.split(separador), linha: index + 1 }))
    .filter(({ celulas }) => celulas.some((celula) => celula !== ''));
};

describe('CSV', () => {
  it('of credit and debit columns, with a title above, a second text line and totals below', () => {
    const texto = `Extrato de: Ag: 1234 | Conta: 12345-6 | Entre 01/10/2026 e 31/10/2026

Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$)
30/09/2026;SALDO ANTERIOR;;;;1.000,00
05/10/2026;TRANSF PIX;123;;-150,00;850,00
;REM: MARIA DA SILVA;;;;
06/10/2026;DEPOSITO;9;2.000,50;;2.850,50
Total;;;2.000,50;-150,00;2.850,50`;
    expect(readCsv(linhas(texto), null)).toMatchObject({
      formato: 'csv',
      inicio: '2026-10-05',
      fim: '2026-10-06',
      saldo: null,
      puladas: 3,
      lancamentos: [
        {
          data: '2026-10-05',
          valor: -15000,
          descricao: 'TRANSF PIX · REM: MARIA DA SILVA',
          documento: '123',
          linha: 5,
        },
        { data: '2026-10-06', valor: 200050, descricao: 'DEPOSITO', documento: '9', linha: 7 },
      ],
    });
  });

  it('of one signed column, with commas between the cells and points in the amounts', () => {
    const texto =
      'Data,Valor,Identificador,Descrição\n05/10/2026,-150.00,6f1a,Pix enviado\n06/10/2026,10.5,6f1b,Pix recebido';
    expect(readCsv(linhas(texto), null).lancamentos.map(({ valor }) => valor)).toEqual([-15000, 1050]);
  });

  it('with the sign in a column of its own; the balance told last is the statement’s', () => {
    const texto =
      'Data_Mov;Nr_Doc;Historico;Valor;Deb_Cred\n20261005;77;TARIFA;12.00;D\n20261006;78;CRED TED;30.00;C\n06/10/2026;;SALDO DO DIA;118,00;C';
    expect(readCsv(linhas(texto), null)).toMatchObject({
      saldo: 11800,
      dataSaldo: '2026-10-06',
      lancamentos: [{ valor: -1200, documento: '77' }, { valor: 3000 }],
    });
  });

  it('whose columns nobody knows is refused with its first rows, and read with the columns that were told', () => {
    const texto = 'Quando;O que;Quanto\n05/10/2026;Pix;-1,50';
    expect(recusa(() => readCsv(linhas(texto), null))).toMatch(/colunas/);
    const leiaute = {
      colunaData: 0,
      colunasDescricao: [1],
      colunaDocumento: null,
      colunaValor: 2,
      colunaMarca: null,
      colunaCredito: null,
      colunaDebito: null,
      colunaSaldo: null,
    };
    expect(readCsv(linhas(texto), leiaute).lancamentos).toMatchObject([{ valor: -150, descricao: 'Pix' }]);
  });

  it('with a day, an amount or a row that is broken is refused with its line', () => {
    const com = (linha: string) =>
      recusa(() => readCsv(linhas(`Data;Histórico;Valor\n05/10/2026;Pix;1,00\n${linha}`), null));
    expect(com('32/10/2026;Pix;1,00')).toMatch(/^Linha 3: Data inválida/);
    expect(com('05/10/2026;Pix;1.234')).toMatch(/^Linha 3: Valor duvidoso/);
    expect(com('05/10/2026;Pix;')).toMatch(/^Linha 3: A linha tem data e não tem valor/);
    expect(com('05/10/2026;Pi')).toMatch(/^Linha 3: A última linha tem menos colunas/);
    expect(recusa(() => readCsv(linhas('Data;Histórico;Valor\n'), null))).toMatch(/Não há lançamentos/);
  });
});

describe('the account of a file', () => {
  const conta = { codigoBanco: '001', agencia: '1234-5', conta: '12345-6' };
  it.each([
    '12345-6',
    '123456',
    '12345',
    '00000123456',
    '1234123456',
    '1234500123456',
    '12340000123456',
    '1234/12345-6',
  ])('%s may be it', (numero) =>
    expect(motivoOutraConta({ banco: '1', agencia: null, conta: numero }, conta)).toBeNull(),
  );
  it('of another number or bank is told', () => {
    expect(motivoOutraConta({ banco: '0001', agencia: null, conta: '99999-1' }, conta)).toMatch(
      /conta 99999-1, e esta é a conta 12345-6/,
    );
    expect(motivoOutraConta({ banco: '341', agencia: null, conta: '12345-6' }, conta)).toMatch(
      /banco 341, e a conta é do banco 001/,
    );
  });
  it('that nothing is said of is not refused', () => {
    expect(motivoOutraConta(null, conta)).toBeNull();
    expect(
      motivoOutraConta({ banco: null, agencia: null, conta: '9' }, { codigoBanco: null, agencia: null, conta: null }),
    ).toBeNull();
  });
});
