import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CustoFiliado, custoFiliado, porFiliado, type Viabilidade, viabilidade } from './calculo.rules.ts';
import { custoForm, viabilidadeForm } from './calculo.schema.ts';

const V: Viabilidade = { usoReal: '80', usoEsperado: '100', receita: 1_200_000, custo: 1_500_000, nota: '4' };
const C: CustoFiliado = {
  ...{ alugueis: 5_000_000, ativos: 5000, juridico: 2_000_000 },
  ...{ seguradora: 1_500_000, clube: 500_000, gerais: 3_000_000 },
};
const MUITO = 999_999_999_999_999;

describe('the viability index', () => {
  it.each<[string, Partial<Viabilidade>, string]>([
    ['the vector of the decisions', {}, '4,00'],
    ['all as expected and the best note', { usoReal: '100', receita: 1_500_000, nota: '5' }, '5,00'],
    ['nothing at all', { usoReal: '0', receita: 0, nota: '0' }, '0,00'],
    // 2/3 + 2/3 + 1 = 2,333…
    ['a period is cut', { usoReal: '1', usoEsperado: '3', receita: 100, custo: 300, nota: '5' }, '2,33'],
    // 2 × 0,0025 = 0,005
    ['half a hundredth goes up', { usoReal: '0,25', receita: 0, nota: '0' }, '0,01'],
    ['less than half goes down', { usoReal: '0,2499', receita: 0, nota: '0' }, '0,00'],
    ['decimals are exact', { usoReal: '0,1', usoEsperado: '0,3', receita: 0, nota: '0,1' }, '0,69'],
    ['more than expected', { usoReal: '1234,5', receita: 0, nota: '0' }, '24,69'],
    [
      'the largest of all',
      { usoReal: '999999999999999,999999', usoEsperado: '0,000001', receita: MUITO, custo: 1, nota: '5' },
      '2000001999999999999997,00',
    ],
  ])('%s: %#', (_what, mais, esperado) => expect(viabilidade({ ...V, ...mais })).toBe(esperado));

  it('never divides by zero: that is refused before, and here', () => {
    expect(() => viabilidade({ ...V, custo: 0 })).toThrow(RangeError);
    expect(() => viabilidade({ ...V, usoEsperado: '0' })).toThrow(RangeError);
  });
});

describe('the cost of a member', () => {
  it.each<[string, Partial<CustoFiliado>, string]>([
    ['the vector of the decisions', {}, '4,00'],
    ['rents that exceed the costs are below zero', { alugueis: 9_000_000 }, '-4,00'],
    ['no amount at all has no sign', { alugueis: 0, juridico: 0, seguradora: 0, clube: 0, gerais: 0 }, '0,00'],
    // 1 centavo of 2 members: half a centavo.
    ['half a centavo up', { alugueis: 0, ativos: 2, juridico: 1, seguradora: 0, clube: 0, gerais: 0 }, '0,01'],
    ['below zero, away from it', { alugueis: 1, ativos: 2, juridico: 0, seguradora: 0, clube: 0, gerais: 0 }, '-0,01'],
    [
      'less than half is nothing, and no minus',
      { alugueis: 1, ativos: 3, juridico: 0, seguradora: 0, clube: 0, gerais: 0 },
      '0,00',
    ],
    ['what floats would miss', { alugueis: 0, ativos: 3, juridico: 100, seguradora: 0, clube: 0, gerais: 0 }, '0,33'],
    [
      'the largest of all',
      { alugueis: 0, ativos: 1, juridico: MUITO, seguradora: MUITO, clube: MUITO, gerais: MUITO },
      '39999999999999,96',
    ],
  ])('%s: %#', (_what, mais, esperado) => expect(custoFiliado({ ...C, ...mais })).toBe(esperado));

  it('of one amount by member', () => expect(porFiliado(5_000_000, 5000)).toBe('10,00'));

  it('is within half a centavo of the exact value, and turns its sign with the sides', () => {
    const valor = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(valor, valor, fc.integer({ min: 1, max: 100_000 }), (alugueis, juridico, ativos) => {
        const so = { seguradora: 0, clube: 0, gerais: 0, ativos };
        const texto = custoFiliado({ ...so, alugueis, juridico });
        const centavos = BigInt(
          texto.replace(',', '').replace(/^-?0+(?=\d)/, (zeros) => (zeros.startsWith('-') ? '-' : '')),
        );
        const resto = BigInt(juridico - alugueis) - centavos * BigInt(ativos);
        expect(2n * (resto < 0n ? -resto : resto) <= BigInt(ativos)).toBe(true);
        const trocado = custoFiliado({ ...so, alugueis: juridico, juridico: alugueis });
        expect(trocado).toBe(texto === '0,00' ? texto : texto.startsWith('-') ? texto.slice(1) : `-${texto}`);
      }),
    );
  });
});

const messagesOf = (schema: typeof viabilidadeForm | typeof custoForm, value: object) => {
  const { error } = schema.safeParse(value);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

describe('what is typed', () => {
  it.each<[string, object, object]>([
    ['nothing is missing', {}, {}],
    ['dots between thousands', { usoReal: '1.234,5' }, {}],
    ['an empty text', { usoReal: '' }, { usoReal: ' Obrigatório' }],
    ['nothing at all', { usoReal: null, receita: null }, { usoReal: ' Obrigatório', receita: ' Obrigatório' }],
    ['letters', { usoReal: '12a', receita: 'mil' }, { usoReal: 'Número inválido.', receita: 'Número inválido.' }],
    ['an exponent', { usoReal: '1e308' }, { usoReal: 'Número inválido.' }],
    ['a number beyond all', { receita: 1e308 }, { receita: 'Valor acima do limite de R$ 9.999.999.999.999,99.' }],
    ['a number where a text is wanted', { usoReal: 1e308 }, { usoReal: 'Número inválido.' }],
    ['half a centavo', { receita: 0.5 }, { receita: 'Número inválido.' }],
    ['a point for the comma', { usoReal: '12.5' }, { usoReal: 'Número inválido.' }],
    [
      'a minus',
      { usoReal: '-1', receita: -1 },
      { usoReal: 'Número inválido.', receita: 'O valor não pode ser negativo.' },
    ],
    ['15 digits', { usoReal: '123456789012345' }, {}],
    ['16 digits', { usoReal: '1234567890123456' }, { usoReal: 'No máximo 15 algarismos antes da vírgula.' }],
    ['7 decimals', { usoReal: '0,1234567' }, { usoReal: 'No máximo 6 casas decimais.' }],
    [
      'divisors of zero',
      { usoEsperado: '0,00', custo: 0 },
      { usoEsperado: 'Deve ser maior que zero', custo: 'Deve ser maior que zero' },
    ],
    ['no use and no revenue', { usoReal: '0', receita: 0 }, {}],
    ['a note above 5', { nota: '5,01' }, { nota: 'A nota vai de 0 a 5.' }],
    ['the best note', { nota: '5,00' }, {}],
    ['a field of the other calculation', { ativos: 3 }, { '': expect.any(String) }],
  ])('viability: %s', (_what, mais, esperado) =>
    expect(messagesOf(viabilidadeForm, { ...V, ...mais })).toEqual(esperado),
  );

  it.each<[string, object, object]>([
    ['nothing is missing', {}, {}],
    ['nobody active', { ativos: 0 }, { ativos: 'Deve ser maior que zero' }],
    ['below zero', { ativos: -1 }, { ativos: 'Deve ser maior que zero' }],
    ['half a member', { ativos: 1.5 }, { ativos: 'Número inválido.' }],
    ['letters', { ativos: 'x' }, { ativos: 'Número inválido.' }],
    ['16 digits', { ativos: 1_234_567_890_123_456 }, { ativos: 'No máximo 15 algarismos antes da vírgula.' }],
    ['only zeros', { alugueis: 0, juridico: 0, seguradora: 0, clube: 0, gerais: 0 }, {}],
  ])('cost: %s', (_what, mais, esperado) => expect(messagesOf(custoForm, { ...C, ...mais })).toEqual(esperado));

  it('decimals are kept in their shortest form', () =>
    expect(viabilidadeForm.parse({ ...V, usoReal: '1.234,500', usoEsperado: '100,0' })).toMatchObject({
      ...{ usoReal: '1234,5', usoEsperado: '100' },
    }));
});
