import { describe, expect, it } from 'vitest';
import {
  codigoDaReceita,
  IMPOSTOS,
  impostosSettings,
  prazoDoRecolhimento,
  type RegrasDosImpostos,
  retencaoProposta,
  situacaoRecolhimento,
  textoDaBase,
  textoRecolhimento,
  ultimoMesAtrasado,
} from './index.ts';

/** As an installation begins. */
const regras = Object.fromEntries(
  Object.entries(impostosSettings).map(([chave, { padrao }]) => [chave, padrao]),
) as RegrasDosImpostos;

describe('what a tax comes to', () => {
  it.each([
    [1_000_00, 15_000, 15_00],
    [1_234_56, 46_500, 57_41],
    [1_000_00, 0, 0],
    [null, 15_000, null],
    [1_000_00, null, null],
    [-1, 15_000, null],
    [1_000_00, 1_000_001, null],
  ])('of %j at %j: %j is proposed', (base, aliquota, valor) => expect(retencaoProposta(base, aliquota)).toBe(valor));

  it.each([
    [1_000_00, 15_000, '1,5% de 1.000,00'],
    [1_000_00, null, 'base 1.000,00'],
    [null, 46_500, '4,65%'],
    [null, null, ''],
  ])('of %j at %j reads %j', (base, aliquota, texto) => expect(textoDaBase(base, aliquota)).toBe(texto));
});

describe('the code of the form', () => {
  it('depends on what the beneficiary is', () => {
    const codigos = (tipo: 'F' | 'J') => IMPOSTOS.map((imposto) => codigoDaReceita(imposto, tipo, regras));
    expect(codigos('F')).toEqual(['0588', '1099', '', '5952']);
    expect(codigos('J')).toEqual(['1708', '1162', '', '5952']);
    expect(codigoDaReceita('inss', 'J', { ...regras, codigoInssEmpresa: '2631' })).toBe('2631');
  });
});

describe('a retained tax is to be paid over', () => {
  it.each([
    ['2026-09', 'irrf', '2026-10-20'],
    // 20/11 is a holiday, a Friday.
    ['2026-10', 'irrf', '2026-11-19'],
    // 20/12 is a Sunday.
    ['2026-11', 'inss', '2026-12-18'],
    ['2026-11', 'csrf', '2026-12-18'],
    ['2026-11', 'iss', '2026-12-10'],
    // 10/10 is a Saturday.
    ['2026-09', 'iss', '2026-10-09'],
    ['2026-12', 'irrf', '2027-01-20'],
    ['2100-12', 'irrf', '2100-12-31'],
  ] as const)('of %s, %s, by %s', (mes, imposto, prazo) =>
    expect(prazoDoRecolhimento(mes, imposto, regras)).toBe(prazo),
  );

  it('on the day of the setting; a day that the month does not have is its last', () => {
    expect(prazoDoRecolhimento('2027-01', 'iss', { ...regras, diaIss: 31 })).toBe('2027-02-26');
    // The first of January: banks open last on the day before.
    expect(prazoDoRecolhimento('2026-12', 'iss', { ...regras, diaIss: 1 })).toBe('2026-12-31');
  });

  it.each([
    ['irrf', '2026-11-19', '2026-09'],
    ['irrf', '2026-11-20', '2026-10'],
    ['iss', '2026-11-10', '2026-09'],
    ['iss', '2026-11-11', '2026-10'],
    ['irrf', '2027-01-05', '2026-11'],
  ] as const)('of %s on %s all up to %s are late', (imposto, hoje, mes) => {
    expect(ultimoMesAtrasado(imposto, regras, hoje)).toBe(mes);
  });

  it('up to the latest month: it and those before are late, the next is not, whatever day the setting names', () => {
    for (const diaIss of [1, 10, 31]) {
      const cfg = { ...regras, diaIss };
      for (const hoje of ['2026-11-01', '2026-11-10', '2026-12-31', '2027-01-01', '2027-03-01']) {
        const mes = ultimoMesAtrasado('iss', cfg, hoje);
        expect(hoje > prazoDoRecolhimento(mes, 'iss', cfg), `${diaIss} ${hoje}`).toBe(true);
        for (const depois of ['2026-10', '2026-11', '2026-12', '2027-01', '2027-02'].filter((one) => one > mes)) {
          expect(hoje > prazoDoRecolhimento(depois, 'iss', cfg), `${diaIss} ${hoje} ${depois}`).toBe(false);
        }
      }
    }
  });

  const nada = { prazo: '2026-11-20', devido: 10_00, recolhido: null };
  const em = (data: string, valor = 10_00) => ({ ...nada, recolhido: { data, valor } });
  it.each([
    [nada, '2026-11-20', 'a_recolher', 'A recolher até 20/11/2026'],
    [nada, '2026-11-21', 'atrasado', 'A recolher, venceu em 20/11/2026'],
    [em('2026-11-20'), '2026-11-21', 'recolhido', 'Recolhido em 20/11/2026'],
    [em('2026-11-21'), '2026-11-21', 'recolhido', 'Recolhido em 21/11/2026, depois do prazo (20/11/2026)'],
    [em('2026-11-18', 9_99), '2026-11-20', 'a_recolher', 'Faltam R$ 0,01, até 20/11/2026'],
    [em('2026-11-18', 9_99), '2026-11-21', 'atrasado', 'Faltam R$ 0,01, venceu em 20/11/2026'],
    // Less is owed than was paid over: a settlement was undone since.
    [em('2026-11-18', 12_00), '2026-11-21', 'recolhido', 'Recolhido em 18/11/2026'],
  ])('%j on %s is %s: %s', (estado, hoje, situacao, texto) => {
    expect(situacaoRecolhimento(estado, hoje)).toBe(situacao);
    expect(textoRecolhimento(estado, hoje).replaceAll('\u00a0', ' ')).toBe(texto);
  });
});
