import { describe, expect, it } from 'vitest';
import { headerState, refresh, rowsBetween, type Selection, setSelected } from './selection.ts';

interface Row {
  id: string;
  valor: number;
}
const key = (row: Row) => row.id;
const row = (id: string, valor = 1): Row => ({ id, valor });
const page1 = ['a', 'b', 'c', 'd'].map((id) => row(id));
const page2 = ['e', 'f'].map((id) => row(id));
const none: Selection<Row> = new Map();

describe('selection across pages', () => {
  it('keeps what was selected on the page before', () => {
    const both = setSelected(setSelected(none, page1.slice(0, 2), key, true), page2, key, true);
    expect([...both.keys()]).toEqual(['a', 'b', 'e', 'f']);
    expect(headerState(both, page1, key)).toBe('some');
    expect(headerState(both, page2, key)).toBe('all');
  });
  it('taking a page off leaves the others', () => {
    const both = setSelected(none, [...page1, ...page2], key, true);
    expect([...setSelected(both, page1, key, false).keys()]).toEqual(['e', 'f']);
  });
  it('does not change the map it was given', () => {
    setSelected(none, page1, key, true);
    expect(none.size).toBe(0);
  });
  it('an empty page has nothing selected', () => expect(headerState(none, [], key)).toBe('none'));
});

describe('shift and click', () => {
  it('takes the rows between, in either direction', () => {
    expect(rowsBetween(page1, key, 'b', 'd').map(key)).toEqual(['b', 'c', 'd']);
    expect(rowsBetween(page1, key, 'd', 'b').map(key)).toEqual(['b', 'c', 'd']);
  });
  it('takes one row when the last clicked is on another page', () => {
    expect(rowsBetween(page1, key, 'z', 'c').map(key)).toEqual(['c']);
    expect(rowsBetween(page1, key, null, 'c').map(key)).toEqual(['c']);
  });
});

describe('a refreshed page', () => {
  it('replaces the rows that were selected, so that the sum is of today', () => {
    const selected = setSelected(none, [row('a', 10)], key, true);
    expect(refresh(selected, [row('a', 12), row('b')], key).get('a')?.valor).toBe(12);
  });
  it('gives the same map when nothing changed', () => {
    const selected = setSelected(none, page1, key, true);
    expect(refresh(selected, page1, key)).toBe(selected);
  });
});
