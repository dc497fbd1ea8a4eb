import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FREQUENCIA_MESES, FREQUENCIAS } from './recorrencia.lists.ts';
import {
  addMeses,
  descricaoDoMes,
  type EstadoRecorrencia,
  erroMarcadores,
  erroPrimeiroMes,
  erroUltimoMes,
  mesesDaSerie,
  motivoForaDaProposta,
  reajustado,
  situacaoRecorrencia,
  statusProposta,
  temMes,
  textoProposta,
  valorNoMes,
  vencimentoDoMes,
} from './recorrencia.rules.ts';
import { recorrenciasMotivos } from './recorrencias.messages.ts';

const HOJE = '2026-11-20';
const serie: EstadoRecorrencia = {
  frequencia: 'mensal',
  primeiroMes: '2026-08',
  ultimoMes: null,
  pausadaDesde: null,
  desabilitado: false,
  tipoValor: 'fixo',
};

describe('the months of a series', () => {
  it.each([
    ['mensal', ['2026-08', '2026-09', '2026-10', '2026-11', '2026-12']],
    ['bimestral', ['2026-08', '2026-10', '2026-12']],
    ['trimestral', ['2026-08', '2026-11']],
    ['semestral', ['2026-08']],
    ['anual', ['2026-08']],
  ] as const)('%s, counted from the first', (frequencia, meses) => {
    expect(mesesDaSerie({ ...serie, frequencia }, '2026-01', '2026-12')).toEqual(meses);
  });

  it('end with the last one, and begin where they are asked from', () => {
    expect(mesesDaSerie({ ...serie, ultimoMes: '2026-09' }, '2026-01', '2026-12')).toEqual(['2026-08', '2026-09']);
    expect(mesesDaSerie(serie, '2026-10', '2026-11')).toEqual(['2026-10', '2026-11']);
    expect(mesesDaSerie(serie, '2026-01', '2026-07')).toEqual([]);
  });

  it('are the very months that the series is said to have', () => {
    const mes = fc.integer({ min: 0, max: 60 }).map((n) => addMeses('2024-01', n));
    fc.assert(
      fc.property(mes, fc.option(mes), fc.constantFrom(...FREQUENCIAS), (primeiroMes, ultimoMes, frequencia) => {
        const one = { frequencia, primeiroMes, ultimoMes };
        const all = Array.from({ length: 72 }, (_, n) => addMeses('2024-01', n));
        expect(mesesDaSerie(one, '2024-01', '2029-12')).toEqual(all.filter((m) => temMes(one, m)));
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  it('know how many months lie between them', () => {
    expect(FREQUENCIAS.map((f) => FREQUENCIA_MESES[f])).toEqual([1, 2, 3, 6, 12]);
  });
});

describe('the due date', () => {
  it.each([
    ['2026-01', 31, '2026-01-31'],
    ['2026-02', 31, '2026-02-28'],
    ['2028-02', 30, '2028-02-29'],
    ['2026-03', 31, '2026-03-31'],
    ['2026-04', 31, '2026-04-30'],
    ['2026-11', 1, '2026-11-01'],
  ])('%s, day %s, is %s: clamped, never drifting', (mes, dia, data) => {
    expect(vencimentoDoMes(mes, dia)).toBe(data);
  });

  it.each([
    ['2026-11-19', 'atrasada', 'Atrasada há 1 dia'],
    ['2026-11-10', 'atrasada', 'Atrasada há 10 dias'],
    ['2026-11-20', 'vence_hoje', 'Vence hoje'],
    ['2026-11-21', 'a_vencer', 'Vence amanhã'],
    ['2026-12-31', 'a_vencer', 'A vencer'],
  ])('%s is %s today', (data, status, texto) => {
    expect(statusProposta(data, HOJE)).toBe(status);
    expect(textoProposta(data, HOJE)).toBe(texto);
  });
});

describe('the description', () => {
  it.each([
    ['Aluguel de {mês} de {ano}', '2026-11', 'Aluguel de novembro de 2026'],
    ['Consumo de {mês anterior}/{ano do mês anterior}', '2026-01', 'Consumo de dezembro/2025'],
    ['Ref. {MES/ANO}', '2026-03', 'Ref. 03/2026'],
    ['Sem marcas', '2026-03', 'Sem marcas'],
  ])('%s in %s reads %s', (texto, mes, lido) => {
    expect(descricaoDoMes(texto, mes)).toBe(lido);
    expect(erroMarcadores(texto)).toBeNull();
  });

  it('with a mark that nobody knows is refused, and says which ones there are', () => {
    expect(erroMarcadores('Parcela {numero}')).toMatch(/\{numero\}.*\{mês\}, \{ano\}/);
    expect(erroMarcadores('Vazio {}')).not.toBeNull();
  });

  it('that would be too long an expense in some month is refused before one is made of it', () => {
    const comMes = (length: number) => `${'x'.repeat(length - '{mês}'.length)}{mês}`;
    expect(erroMarcadores('x'.repeat(2000))).toBeNull();
    // 'fevereiro' has four letters more than the mark.
    expect(erroMarcadores(comMes(1996))).toBeNull();
    expect(descricaoDoMes(comMes(1996), '2027-02')).toHaveLength(2000);
    expect(erroMarcadores(comMes(1997))).toMatch(/passa de 2\.000/);
  });
});

describe('the amount', () => {
  const reajuste = { valor: 110_00, valorAnterior: 100_00, valorDesde: '2026-12' };
  it('is that of before the adjustment for the months before it', () => {
    expect(valorNoMes(reajuste, '2026-11')).toBe(100_00);
    expect(valorNoMes(reajuste, '2026-12')).toBe(110_00);
    expect(valorNoMes({ valor: 5, valorAnterior: null, valorDesde: null }, '2026-01')).toBe(5);
  });

  it.each([
    [1000_00, 450, 1045_00],
    [100_01, 462, 104_63],
    [1, 4_999, 1],
    [1, 5_000, 2],
    [1000_00, -1_000, 900_00],
    [999_999_999_999_999, 10_000, 1_999_999_999_999_998],
  ])('%s adjusted by %s hundredths of a per cent is %s', (valor, ajuste, novo) => {
    expect(reajustado(valor, ajuste)).toBe(novo);
  });
});

describe('what may be confirmed', () => {
  it.each([
    [{}, '2026-11', null],
    [{}, '2027-11', null],
    [{}, '2027-12', /12 meses à frente/],
    [{}, '2026-07', /não tem despesa em julho/],
    [{ frequencia: 'trimestral' }, '2026-10', /não tem despesa/],
    [{ ultimoMes: '2026-10' }, '2026-11', /não tem despesa/],
    [{ pausadaDesde: '2026-11' }, '2026-11', /pausada/],
    [{ pausadaDesde: '2026-11' }, '2026-10', null],
    [{ desabilitado: true }, '2026-11', /desabilitada/],
  ] as const)('%j in %s', (over, mes, motivo) => {
    const found = motivoForaDaProposta({ ...serie, ...over } as EstadoRecorrencia, mes, HOJE);
    if (motivo === null) expect(found).toBeNull();
    else expect(recorrenciasMotivos.texto(found)).toMatch(motivo);
  });
});

it('a state prevails over the next', () => {
  expect(situacaoRecorrencia({ ...serie, desabilitado: true, pausadaDesde: '2026-01' }, HOJE)).toBe('desabilitada');
  expect(situacaoRecorrencia({ ...serie, pausadaDesde: '2026-01', ultimoMes: '2026-01' }, HOJE)).toBe('pausada');
  expect(situacaoRecorrencia({ ...serie, ultimoMes: '2026-10' }, HOJE)).toBe('encerrada');
  expect(situacaoRecorrencia({ ...serie, ultimoMes: '2026-11' }, HOJE)).toBe('ativa');
});

it('a series begins at most a year back and five years ahead, and ends no earlier than it begins', () => {
  expect(erroPrimeiroMes('2025-11', HOJE)).toBeNull();
  expect(erroPrimeiroMes('2025-10', HOJE)).toMatch(/12 meses/);
  expect(erroPrimeiroMes('2031-11', HOJE)).toBeNull();
  expect(erroPrimeiroMes('2031-12', HOJE)).toMatch(/5 anos/);
  expect(erroUltimoMes({ primeiroMes: '2026-11', ultimoMes: '2026-10' })).toMatch(/antes do primeiro/);
  expect(erroUltimoMes({ primeiroMes: '2026-11', ultimoMes: '2026-11' })).toBeNull();
});
