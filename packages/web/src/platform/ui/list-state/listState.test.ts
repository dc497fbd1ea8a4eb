import { PERIODO_PADRAO } from '@sede/domain/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { choiceFilter, rangeFilter, recordFilter, textFilter, yesNoFilter } from './filters.ts';
import { setFinanceDays } from './financeDays.ts';
import {
  clearedState,
  formatSort,
  heldFilters,
  isNarrowed,
  type ListDefinition,
  listInputOf,
  listSearchParams,
  nextSort,
  parseListState,
  parseSort,
} from './listState.ts';
import { periodFilter } from './period.ts';

const source = { search: async () => [], resolve: async () => [] };
const list = {
  sortable: ['dataVencimento', 'item', 'valor'],
  defaultSort: '-dataVencimento,item',
  filters: {
    periodo: periodFilter({ label: 'Período', inputs: ['vencimentoDe', 'vencimentoAte'], months: 'ciclo' }),
    situacao: choiceFilter({
      label: 'Situação',
      options: ['aguardando', 'aprovada', 'negada'].map((value) => ({ value, label: value })),
    }),
    tipo: choiceFilter({ label: 'Tipo', single: true, options: [{ value: 'F', label: 'Pessoa' }] }),
    beneficiarioId: recordFilter({ label: 'Beneficiário', source }),
    liquidada: yesNoFilter({ label: 'Liquidada' }),
    valor: rangeFilter({ label: 'Valor' }),
    documento: textFilter({ label: 'Documento' }),
  },
} satisfies ListDefinition;
const today = '2026-11-20';
const id = '01930d5e-0000-7000-8000-000000000001';
const read = (search: Record<string, string>) => parseListState(list, search, today);
/** What the URL keeps of what it was given. */
const rewritten = (search: Record<string, string>) =>
  Object.fromEntries(Object.entries(listSearchParams(list, read(search), today)).filter(([, v]) => v !== undefined));

describe('a list opened without parameters', () => {
  it('is on the first page of the current finance month in its own order', () => {
    expect(listInputOf(list, read({}))).toEqual({
      pagina: 1,
      porPagina: 10,
      ordem: '-dataVencimento,item',
      vencimentoDe: '2026-10-21',
      vencimentoAte: '2026-11-20',
    });
  });
  it('leaves nothing in the URL', () => expect(rewritten({})).toEqual({}));
});

describe('the URL of a list', () => {
  const full = {
    pagina: '2',
    porPagina: '50',
    ordem: 'valor',
    busca: 'aluguel',
    periodo: '2026-01-01..2026-01-31',
    situacao: 'aprovada,negada',
    tipo: 'F',
    beneficiarioId: id,
    liquidada: 'nao',
    valor: '10000..',
    documento: '2026/118',
  };
  it('keeps all that was chosen', () => expect(rewritten(full)).toEqual(full));
  it('asks the operation for all that was chosen', () => {
    expect(listInputOf(list, read(full))).toEqual({
      pagina: 2,
      porPagina: 50,
      ordem: 'valor',
      busca: 'aluguel',
      vencimentoDe: '2026-01-01',
      vencimentoAte: '2026-01-31',
      situacao: ['aprovada', 'negada'],
      tipo: 'F',
      beneficiarioId: [id],
      liquidada: false,
      valorMin: 10000,
      documento: '2026/118',
    });
  });
  it("says 'tudo' when the period that the list opens with is taken off", () => {
    expect(rewritten({ periodo: 'tudo' })).toEqual({ periodo: 'tudo' });
    expect(listInputOf(list, read({ periodo: 'tudo' }))).not.toHaveProperty('vencimentoDe');
  });
  it.each([
    ['pagina', '0'],
    ['pagina', '-1'],
    ['pagina', '1e3'],
    ['pagina', '99999999'],
    ['porPagina', '7'],
    ['ordem', 'senha'],
    ['ordem', 'valor,valor'],
    ['ordem', '-'],
    ['periodo', '2026-13'],
    ['periodo', '2026-02-30..'],
    ['periodo', '2026-02-02..2026-02-01'],
    ['periodo', '..'],
    ['situacao', 'inventada'],
    ['beneficiarioId', "1' or 1=1"],
    ['liquidada', 'talvez'],
    ['valor', '20..10'],
    ['valor', 'x..y'],
    ['documento', '   '],
  ])('drops %s=%s and opens as if it were not there', (key, value) => {
    expect(rewritten({ [key]: value })).toEqual({});
  });
  it('keeps the readable part of a mixed value', () =>
    expect(rewritten({ situacao: 'aprovada,inventada,aprovada' })).toEqual({ situacao: 'aprovada' }));
});

describe('sorting by a header', () => {
  const clicks = (count: number, field: string) => {
    let sort = parseSort(list.defaultSort);
    for (let i = 0; i < count; i++) sort = nextSort(sort, field, list.defaultSort);
    return formatSort(sort);
  };
  it('rises, falls, then returns to the order of the list', () => {
    expect([1, 2, 3].map((n) => clicks(n, 'valor'))).toEqual(['valor', '-valor', '-dataVencimento,item']);
  });
  it('always changes something, also on the column that the list is sorted by', () => {
    expect(formatSort(nextSort(parseSort('-data'), 'data', '-data'))).toBe('data');
    expect(formatSort(nextSort(parseSort('data'), 'data', 'data'))).toBe('-data');
    expect(formatSort(nextSort(parseSort('-data'), 'data', 'data'))).toBe('data');
  });
});

describe('clearing', () => {
  it('brings back how the list opens and keeps order and page size', () => {
    const state = clearedState(
      list,
      read({ pagina: '3', porPagina: '50', ordem: 'valor', situacao: 'negada', periodo: 'tudo' }),
      today,
    );
    // The month that the list opens with goes too.
    expect(listInputOf(list, state)).toEqual({ pagina: 1, porPagina: 50, ordem: 'valor' });
    expect(isNarrowed(list, state, today)).toBe(false);
    expect(heldFilters(list, state, today)).toEqual([]);
  });
  it('is offered only when something narrows the list', () => {
    expect(isNarrowed(list, read({ pagina: '2', ordem: 'valor' }), today)).toBe(false);
    expect(isNarrowed(list, read({ busca: 'x' }), today)).toBe(true);
    expect(isNarrowed(list, read({ periodo: '2026-10' }), today)).toBe(true);
    expect(isNarrowed(list, read({ periodo: 'tudo' }), today)).toBe(false);
  });
  it('what hides rows is known, the month that the list opens with too', () => {
    const held = heldFilters(list, read({ situacao: 'negada' }), today);
    expect(held.map(({ key, initial }) => [key, initial])).toEqual([
      ['periodo', true],
      ['situacao', false],
    ]);
  });
});

describe('the days of the finance month are the setting’s', () => {
  afterEach(() => setFinanceDays(PERIODO_PADRAO));
  it('in the dates that a list asks for and in the month that it opens with', () => {
    const asked = (search: Record<string, string>, day = today) => {
      const { vencimentoDe, vencimentoAte } = listInputOf(list, parseListState(list, search, day));
      return [vencimentoDe, vencimentoAte];
    };
    expect(asked({ periodo: '2026-11' })).toEqual(['2026-10-21', '2026-11-20']);
    setFinanceDays({ inicio: 1, fim: 31 });
    expect(asked({ periodo: '2026-11' })).toEqual(['2026-11-01', '2026-11-30']);
    expect(asked({}, '2026-11-25')).toEqual(['2026-11-01', '2026-11-30']);
    setFinanceDays({ inicio: 11, fim: 10 });
    expect(asked({}, '2026-11-11')).toEqual(['2026-11-11', '2026-12-10']);
  });
});

describe('a filter that stands in the address under other names', () => {
  const semPontos = (text: unknown) => (typeof text === 'string' ? text.replaceAll('.', '') : '');
  const outra = {
    ...{ sortable: [], defaultSort: '' },
    filters: {
      periodo: periodFilter({
        ...{ label: 'Data', months: 'civil', initial: null },
        address: {
          names: ['de', 'ate'],
          read: ({ de, ate }) => (de || ate ? `${semPontos(de)}..${semPontos(ate)}` : undefined),
          write: (text) => Object.fromEntries(text.split('..').map((end, n) => [n === 0 ? 'de' : 'ate', `${end}.`])),
        },
      }),
    },
  } satisfies ListDefinition;
  it('is read from them and written to them, each dropped with the filter', () => {
    const state = parseListState(outra, { de: '2026-11-01.', ate: '2026-11-30.', periodo: '2026-01' }, today);
    expect(listInputOf(outra, state)).toMatchObject({ periodoDe: '2026-11-01', periodoAte: '2026-11-30' });
    expect(listSearchParams(outra, state, today)).toMatchObject({ de: '2026-11-01.', ate: '2026-11-30.' });
    const limpa = listSearchParams(outra, clearedState(outra, state, today), today);
    expect([limpa.de, limpa.ate, 'de' in limpa]).toEqual([undefined, undefined, true]);
  });
});
