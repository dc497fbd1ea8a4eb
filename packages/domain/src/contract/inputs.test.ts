import { OBRIGATORIO } from '@sede/domain/kernel';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  camposOf,
  createInput,
  exportInput,
  field,
  filterInput,
  idInput,
  isOpInput,
  listInput,
  manyInput,
  noInput,
  op,
  optionsInput,
  param,
  queryInput,
  removeInput,
  transitionInput,
  updateInput,
} from './index.ts';

const id = '0198c0de-0000-7000-8000-000000000001';
const id2 = '0198c0de-0000-7000-8000-000000000002';
const definition = {
  ordem: ['nome', 'valor'],
  ordemPadrao: '-valor,nome',
  filtros: {
    tipo: param.anyOf(['a', 'b']).optional(),
    valor: param.money().optional(),
    de: param.date().optional(),
    ativo: param.bool().optional(),
    dono: param.ids().optional(),
  },
} as const;
const list = listInput(definition);
const campos = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value);
  return error ? camposOf(error) : {};
};
const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

const builders: Record<string, { schema: z.ZodType; good: object }> = {
  noInput: { schema: noInput(), good: {} },
  idInput: { schema: idInput(), good: { id } },
  queryInput: { schema: queryInput({ q: param.text(5) }), good: { q: 'x' } },
  createInput: { schema: createInput({ nome: field.text(5) }), good: { nome: 'x' } },
  updateInput: { schema: updateInput({ nome: field.text(5) }), good: { id, versao: 1, nome: 'x' } },
  removeInput: { schema: removeInput(), good: { id, versao: 1 } },
  transitionInput: { schema: transitionInput({ motivo: field.text(5) }), good: { id, versao: 1, motivo: 'x' } },
  manyInput: { schema: manyInput(definition), good: { ids: [id], versoes: { [id]: 1 } } },
  listInput: { schema: list, good: {} },
  filterInput: { schema: filterInput(definition.filtros), good: { busca: 'x' } },
  exportInput: { schema: exportInput(definition), good: {} },
  optionsInput: { schema: optionsInput(), good: {} },
};

describe.each(Object.entries(builders))('%s', (_name, { schema, good }) => {
  it('takes what it says', () => {
    expect(isOpInput(schema)).toBe(true);
    expect(campos(schema, good)).toEqual({});
  });
  it('refuses a key that it does not know, and names it in Portuguese', () => {
    expect(campos(schema, { ...good, surpresa: 1 })).toEqual({ surpresa: 'Campo desconhecido: surpresa.' });
  });

  it.each([
    [{ textos: ['a', 'b', 'c'] }, 'No máximo 2.'],
    [{ textos: [] }, OBRIGATORIO],
  ])('tells the limit of a list: %j', (input, message) => {
    expect(campos(z.strictObject({ textos: z.array(z.string()).min(1).max(2) }), input)).toEqual({ textos: message });
  });
  it.each([
    [z.string().max(3), 'abcd', 'No máximo 3 caracteres.'],
    [z.number().max(1000), 1001, 'No máximo 1.000.'],
    [z.number().min(2), 1, 'No mínimo 2.'],
  ])('and of a value (%#)', (schema, value, message) => {
    expect(campos(z.strictObject({ valor: schema }), { valor: value })).toEqual({ valor: message });
  });
  it('refuses what is no object', () => {
    for (const value of [null, [], [good], 'x', 1, true]) expect(accepts(schema, value)).toBe(false);
  });
  it('refuses to go without what it needs', () => {
    for (const key of Object.keys(good)) {
      const { [key]: _, ...rest } = good as Record<string, unknown>;
      if (!accepts(schema, rest)) expect(campos(schema, rest)).toEqual({ [key]: ' Obrigatório' });
    }
  });
});

describe('a number of a query', () => {
  it.each([
    '',
    ' ',
    '1e1',
    '0x10',
    '１',
    '1.0',
    '+1',
    '-1',
    ' 1',
    '1 ',
    '1,2',
    'NaN',
    'Infinity',
    '٣',
    '1_000',
    '1234567890123456',
    '0',
    '1000001',
  ])('is not %j', (pagina) => {
    expect(campos(list, { pagina }).pagina).toMatch(/^[A-Z]/);
  });
  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 10n, [1], { valueOf: () => 1 }, true])(
    'is not %s',
    (pagina) => {
      expect(accepts(list, { pagina })).toBe(false);
    },
  );
  it('is read the same from text and from the screens', () => {
    expect(list.parse({ pagina: '007', porPagina: '50', valor: '999999999999999' })).toEqual(
      list.parse({ pagina: 7, porPagina: 50, valor: 999_999_999_999_999 }),
    );
  });
  it('of a page size is one of those offered', () => {
    for (const porPagina of [1, 7, 99, 1000, '15']) expect(campos(list, { porPagina }).porPagina).toMatch(/^Use /);
  });
});

describe('a list', () => {
  it('has its defaults, and keeps no default of another', () => {
    expect(list.parse({})).toEqual({
      pagina: 1,
      porPagina: 10,
      ordem: [
        { campo: 'valor', desc: true },
        { campo: 'nome', desc: false },
      ],
      totais: true,
    });
  });
  it.each([
    '',
    '-',
    'outro',
    'nome,outro',
    'nome,nome',
    'nome,-nome',
    '--nome',
    'nome,',
    ',nome',
    'nome valor',
    ' nome',
    'constructor',
    '__proto__',
    'nome;valor',
  ])('is not ordered by %j', (ordem) => {
    expect(campos(list, { ordem }).ordem).toBe('Ordem inválida. Campos: nome, valor.');
  });
  it.each([
    [{ tipo: 'a,b' }, { tipo: ['a', 'b'] }],
    [{ tipo: ['a', 'b'] }, { tipo: ['a', 'b'] }],
    [{ dono: `${id},${id2}` }, { dono: [id, id2] }],
    [{ ativo: 'sim' }, { ativo: true }],
    [{ ativo: false }, { ativo: false }],
    [{ totais: 'nao' }, { totais: false }],
    [{ busca: '  ana  ' }, { busca: 'ana' }],
  ])('reads %j', (query, read) => {
    expect(list.parse(query)).toMatchObject(read);
  });
  it.each([
    { tipo: '' },
    { tipo: [] },
    { tipo: 'a,' },
    { tipo: 'a, b' },
    { tipo: 'c' },
    { tipo: { 0: 'a' } },
    { dono: 'x' },
    { dono: Array.from({ length: 201 }, () => id) },
    { ativo: 'true' },
    { ativo: 1 },
    { ativo: '' },
    { totais: 'não' },
    { totais: true },
    { busca: '' },
    { busca: 'a'.repeat(201) },
    { busca: 'a\0b' },
    { busca: ['a'] },
    { de: '2026-02-30' },
    { de: '2026-1-1' },
    { de: '01/01/2026' },
    { de: '２０２６-01-01' },
    { de: '' },
    { valor: -1 },
    { valor: '10,00' },
  ])('refuses %j, with a text at that field', (query) => {
    const [key = ''] = Object.keys(query);
    const told = Object.entries(campos(list, query));
    expect(told.length).toBeGreaterThan(0);
    for (const [at, message] of told) {
      expect(at.split('.')[0]).toBe(key);
      expect(message).not.toMatch(/\b(invalid|expected|received|required|must|too)\b/i);
    }
  });
});

describe('the version that was seen', () => {
  it.each([undefined, null, 0, -1, 1.5, '1', 2_147_483_648, Number.NaN])('is not %s', (versao) => {
    expect(campos(updateInput({}), { id, versao })).toHaveProperty('versao');
  });
});

describe('an update', () => {
  const update = updateInput({ nome: field.text(10), nota: field.optionalText(10) });
  it('is any subset of the fields, and touches no other', () => {
    expect(update.parse({ id, versao: 1 })).toEqual({ id, versao: 1 });
    expect(update.parse({ id, versao: 1, nota: '' })).toEqual({ id, versao: 1, nota: null });
  });
  it('may leave a field out but not empty it when it is required', () => {
    expect(campos(update, { id, versao: 1, nome: ' ' })).toEqual({ nome: ' Obrigatório' });
    expect(campos(update, { id, versao: 1, nome: null })).toEqual({ nome: ' Obrigatório' });
  });
});

describe('many at once', () => {
  const many = manyInput(definition);
  it('are from 1 to 500 ids, each once, on versions that can be', () => {
    const ids = Array.from({ length: 501 }, (_, i) => `0198c0de-0000-7000-8000-${String(i).padStart(12, '0')}`);
    const of = (some: string[]) => ({ ids: some, versoes: Object.fromEntries(some.map((one) => [one, 1])) });
    expect(accepts(many, of(ids.slice(0, 500)))).toBe(true);
    expect(campos(many, of(ids)).ids).toBe('No máximo 500 por vez.');
    expect(campos(many, { ids: [], versoes: {} }).ids).toBe('Selecione ao menos um registro.');
    expect(campos(many, { ids: [id, id], versoes: { [id]: 1 } })).toHaveProperty('ids');
    expect(accepts(many, { ids: [id], versoes: { [id]: 0 } })).toBe(false);
    expect(accepts(many, { ids: [id], versoes: { x: 1 } })).toBe(false);
  });

  const marca = 'a'.repeat(64);
  const all = { filtro: { busca: 'x', tipo: 'a' }, esperadas: 10_000, marca };
  it('or all that the list finds, by its own filter, in the number and with the mark that were seen', () => {
    expect(many.parse(all)).toEqual({ ...all, filtro: { busca: 'x', tipo: ['a'] } });
    expect(accepts(many, { ...all, depois: id })).toBe(true);
    expect(campos(many, { ...all, esperadas: 10_001 }).esperadas).toBe('No máximo 10.000.');
    expect(campos(many, { ...all, filtro: { pagina: 1 } })).toEqual({ 'filtro.pagina': 'Campo desconhecido: pagina.' });
    expect(campos(many, { filtro: {} })).toEqual({ esperadas: ' Obrigatório', marca: ' Obrigatório' });
  });
  it.each([[{}], [{ ...all, ids: [id], versoes: { [id]: 1 } }], [{ ids: [id], versoes: { [id]: 1 }, depois: id }]])(
    '%j is neither or both, and refused',
    (input) => {
      expect(campos(many, input)).toEqual({ ids: 'Envie ids com versoes, ou filtro com esperadas e marca.' });
    },
  );
});

describe('a range of a list', () => {
  const ranged = { ...definition, filtros: { de: param.date().optional(), ate: param.date().optional() } };
  const ends = { ...ranged, intervalos: { periodo: ['de', 'ate'] } } as const;
  const wrong = { de: '2026-02-01', ate: '2026-01-31' };
  it('that ends before it begins is told at its end, wherever the filter is taken', () => {
    const told = { ate: 'O fim do intervalo vem antes do começo.' };
    for (const schema of [listInput(ends), exportInput(ends), filterInput(ends.filtros, ends)]) {
      expect(campos(schema, wrong)).toEqual(told);
      expect(accepts(schema, { ...wrong, ate: '2026-02-01' })).toBe(true);
      expect(accepts(schema, { de: wrong.de })).toBe(true);
    }
  });
});

describe('a field', () => {
  it.each([
    [field.text(3), 'abcd', 'No máximo 3 caracteres.'],
    [field.text(3), '  ', ' Obrigatório'],
    [field.text(3), undefined, ' Obrigatório'],
    [field.text(3), 'a\0', 'Há um caractere inválido.'],
    [field.optionalText(3), 'a\0', 'Há um caractere inválido.'],
    [field.money(), 0, 'O valor deve ser maior que zero.'],
    [field.money({ zero: true }), -1, 'O valor não pode ser negativo.'],
    [field.money(), 1.5, 'Informe o valor em centavos, inteiro.'],
    [field.money(), 1_000_000_000_000_000, 'Valor acima do limite de R$ 9.999.999.999.999,99.'],
    [field.money(), null, ' Obrigatório'],
    [field.date(), '2026-02-29', 'Data inválida'],
    [field.date(), '', ' Obrigatório'],
    [field.id(), '0198c0de', 'Identificador inválido.'],
    [field.int(1, 1000), 1001, 'No máximo 1.000.'],
    [field.oneOf(['a']), undefined, ' Obrigatório'],
    [field.bool(), undefined, ' Obrigatório'],
  ])('%#: refuses %j with its text', (schema, value, message) => {
    expect(campos(createInput({ campo: schema }), { campo: value }).campo).toBe(message);
  });
  it('a money text, a text number and a number text are not taken for each other', () => {
    for (const value of ['100', '1e1', '', true, [100], 10n]) expect(accepts(field.money(), value)).toBe(false);
    for (const value of [1, true, ['a'], {}]) expect(accepts(field.text(5), value)).toBe(false);
  });
});

it('an operation without permission, input or output, or with an input of no builder, does not compile', () => {
  const rest = { method: 'GET', path: '/x', summary: 'X.', output: z.object({}) } as const;
  const written = () => [
    op('public', { ...rest, input: noInput() }),
    // @ts-expect-error the permission is missing
    op({ ...rest, input: noInput() }),
    // @ts-expect-error no such permission
    op('beneficiarios.inventar', { ...rest, input: noInput() }),
    // @ts-expect-error the input is missing
    op('public', rest),
    // @ts-expect-error an input of no builder may let unknown keys through
    op('public', { ...rest, input: z.object({}) }),
    // @ts-expect-error not even a strict one: builders know the rest
    op('public', { ...rest, input: z.strictObject({}) }),
    // @ts-expect-error the output is missing
    op('public', { method: 'GET', path: '/x', summary: 'X.', input: noInput() }),
    // @ts-expect-error no such method
    op('public', { ...rest, method: 'PUT', input: noInput() }),
    // @ts-expect-error a path begins with a slash
    op('public', { ...rest, path: 'x', input: noInput() }),
  ];
  expect(written).toBeTypeOf('function');
});
