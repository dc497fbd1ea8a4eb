import { describe, expect, it } from 'vitest';
import { ageText, draftKey, readDraft, removeDraft, wipeDrafts, writeDraft } from './draftStore.ts';

function fakeStorage(full = false) {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      map.set(key, value);
    },
    removeItem: (key: string) => void map.delete(key),
    key: (at: number) => [...map.keys()][at] ?? null,
    get length() {
      return map.size;
    },
  };
}
const key = draftKey('ana', 'despesas:nova');

describe('drafts', () => {
  it('a draft comes back as it was kept', () => {
    const storage = fakeStorage();
    writeDraft(
      key,
      { em: 5, versao: 3, vistos: { item: 'Luz', valor: 1 }, valores: { item: 'Aluguel', valor: 100 } },
      storage,
    );
    expect(readDraft(key, storage)).toEqual({
      em: 5,
      versao: 3,
      vistos: { item: 'Luz', valor: 1 },
      valores: { item: 'Aluguel', valor: 100 },
    });
  });
  it('belongs to its user: another finds none', () => {
    const storage = fakeStorage();
    writeDraft(key, { em: 5, vistos: {}, valores: {} }, storage);
    expect(readDraft(draftKey('bia', 'despesas:nova'), storage)).toBeNull();
  });
  it('all are gone at sign-out, and nothing else', () => {
    const storage = fakeStorage();
    writeDraft(key, { em: 5, vistos: {}, valores: {} }, storage);
    writeDraft(draftKey('bia', 'x'), { em: 5, vistos: {}, valores: {} }, storage);
    storage.setItem('outra', 'coisa');
    wipeDrafts(storage);
    expect(storage.length).toBe(1);
    expect(storage.getItem('outra')).toBe('coisa');
  });
  it.each([
    '',
    '{',
    '1',
    '{"em":"x","vistos":{},"valores":{}}',
    '{"em":1,"vistos":{},"valores":null}',
    '{"em":1,"valores":{}}',
  ])('reads %j as no draft', (text) => {
    const storage = fakeStorage();
    storage.setItem(key, text);
    expect(readDraft(key, storage)).toBeNull();
  });
  it('a browser without room or storage keeps no draft and breaks nothing', () => {
    expect(writeDraft(key, { em: 1, vistos: {}, valores: {} }, fakeStorage(true))).toBe(false);
    expect(readDraft(key, null)).toBeNull();
    expect(() => removeDraft(key, null)).not.toThrow();
  });
});

it.each([
  [0, 'agora'],
  [59_000, 'agora'],
  [60_000, 'há 1 min'],
  [3_600_000, 'há 1 h'],
])('a draft of %i ms ago: %s', (age, text) => expect(ageText(1000, 1000 + age)).toBe(text));
