import { formatReais } from '@sede/domain/kernel';
import { describe, expect, it } from 'vitest';
import { avisosDoVinculo } from './vinculo.rules.ts';

const contrato = {
  numeroContrato: '0042/2026',
  dataInicio: '2026-01-01',
  dataFim: '2026-12-31',
  contratados: ['11222333000181'],
  saldo: 500_00,
};
const despesa = { cpfCnpj: '11222333000181', dias: ['2026-06-10'], valor: 500_00 };

describe('what is odd about a record of a contract', () => {
  it.each<[string, object, object, string[]]>([
    ['nothing', {}, {}, []],
    ['somebody else is paid', {}, { cpfCnpj: '52998224725' }, ['O CPF/CNPJ não é de nenhum dos contratados.']],
    ['the contract came without parties', { contratados: [] }, { cpfCnpj: '52998224725' }, []],
    ['the last day is within', {}, { dias: ['2026-12-31'] }, []],
    [
      'the day after is not',
      {},
      { dias: ['2027-01-01'] },
      ['A data 01/01/2027 está fora da vigência, de 01/01/2026 a 31/12/2026.'],
    ],
    [
      'of twelve instalments two are after it, told once',
      {},
      { dias: ['2026-12-01', '2027-01-01', '2027-02-01'] },
      ['2 datas estão fora da vigência, de 01/01/2026 a 31/12/2026; a primeira, 01/01/2027.'],
    ],
    ['a contract without days has no term', { dataFim: null }, { dias: ['2031-01-01'] }, []],
    ['one cent too much', {}, { valor: 500_01 }, [`O valor do contrato é excedido em ${formatReais(1)}.`]],
    ['a contract without a value', { saldo: null }, { valor: 900_000_00 }, []],
    ['already exceeded, and a receita counts nothing', { saldo: -100 }, { valor: 0, cpfCnpj: null }, []],
  ])('%s', (_, c, d, avisos) => {
    expect(avisosDoVinculo({ ...contrato, ...c }, { ...despesa, ...d })).toEqual(avisos);
  });
});
