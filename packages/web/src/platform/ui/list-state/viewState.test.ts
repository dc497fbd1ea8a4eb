import { describe, expect, it } from 'vitest';
import { choiceFilter, rangeFilter, yesNoFilter } from './filters.ts';
import type { ListDefinition } from './listState.ts';
import { periodFilter } from './period.ts';
import { differs, formatColumns, lostOf, parseColumns, viewQueryOf } from './viewState.ts';

const today = '2026-11-20';
const list = {
  sortable: ['data', 'valor'],
  defaultSort: 'data',
  params: ['somenteMinhas'],
  filters: {
    periodo: periodFilter({ label: 'Período', inputs: ['de', 'ate'], months: 'ciclo' }),
    situacao: choiceFilter({
      label: 'Situação',
      options: ['a', 'b'].map((value) => ({ value, label: value })),
    }),
    paga: yesNoFilter({ label: 'Paga' }),
    valor: rangeFilter({ label: 'Valor' }),
  },
} satisfies ListDefinition;
const keeps = (search: Record<string, string>) => viewQueryOf(list, search, today);

describe('what a view keeps of an address', () => {
  it.each([
    [{}, {}],
    [{ pagina: '3', registro: 'x', visao: 'y' }, {}],
    [
      { busca: 'luz', ordem: '-valor', porPagina: '50', situacao: 'b,a', somenteMinhas: 'sim' },
      { busca: 'luz', ordem: '-valor', porPagina: '50', situacao: 'b,a', somenteMinhas: 'sim' },
    ],
    // The month that the list opens with is no filter: the view follows the month.
    [{ periodo: '2026-11' }, {}],
    [{ periodo: 'tudo' }, { periodo: 'tudo' }],
    [{ periodo: '2026-10' }, { periodo: '2026-10' }],
    [{ situacao: 'a,inventada', ordem: 'senha', porPagina: '7' }, { situacao: 'a' }],
    [{ colunas: 'z,a' }, { colunas: 'a,z' }],
  ])('%j → %j', (search, kept) => expect(keeps(search)).toEqual(kept));
});

describe('whether the list still shows the view', () => {
  const view = { situacao: 'a', colunas: 'padrao' };
  it.each([
    [{ situacao: 'a' }, 'padrao', false],
    [{ situacao: 'a', pagina: '4', registro: 'x', visao: 'v' }, 'padrao', false],
    [{ situacao: 'a', ordem: 'data' }, 'padrao', false],
    [{ situacao: 'b' }, 'padrao', true],
    [{}, 'padrao', true],
    [{ situacao: 'a', busca: 'luz' }, 'padrao', true],
    [{ situacao: 'a', somenteMinhas: 'sim' }, 'padrao', true],
    [{ situacao: 'a' }, 'parcela', true],
  ])('%j with columns %s: altered %s', (search, columns, altered) =>
    expect(differs(list, view, search, columns, today)).toBe(altered),
  );
  it('a view without columns leaves them to each person', () =>
    expect(differs(list, { situacao: 'a' }, { situacao: 'a' }, 'parcela', today)).toBe(false));
});

describe('what a later version of the list no longer understands', () => {
  const columns = new Set(['parcela']);
  it.each([
    [{ situacao: 'a', periodo: 'tudo', valor: '1..2', paga: 'sim', ordem: '-valor', porPagina: '20' }, []],
    [{ busca: 'x', somenteMinhas: 'sim', colunas: 'parcela' }, []],
    [{ situacao: 'a,velha' }, ['Situação']],
    [{ periodo: 'ontem' }, ['Período']],
    [{ ordem: '-velha' }, ['Ordem']],
    [{ porPagina: '7' }, ['Linhas por página']],
    [{ colunas: 'parcela,velha' }, ['Colunas']],
    [{ filtroVelho: 'x' }, ['filtroVelho']],
  ])('of %j: %j', (view, lost) => expect(lostOf(list, view, columns)).toEqual(lost));
});

it('columns are written in one order, and none as the table has them', () => {
  expect(formatColumns(parseColumns('b,a'))).toBe('a,b');
  expect(formatColumns(parseColumns('padrao'))).toBe('padrao');
  expect([...parseColumns('padrao')]).toEqual([]);
});
