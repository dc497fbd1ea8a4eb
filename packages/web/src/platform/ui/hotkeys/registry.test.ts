import { describe, expect, it, vi } from 'vitest';
import { activeHotkeys, beginsPair, hotkeyFor, keyCaps, register } from './registry.ts';

const press = (key: string, extra = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...extra });
const hotkey = (key: string, label: string) => ({ key, label, handler: vi.fn(), global: false });

describe('keys of a screen', () => {
  it('the last registration wins, and leaving gives the key back', () => {
    const page = register(hotkey('n', 'Nova despesa'));
    const drawer = register(hotkey('n', 'Nova parcela'));
    expect(hotkeyFor(press('n'), false, false)?.label).toBe('Nova parcela');
    expect(activeHotkeys().map((h) => h.label)).toEqual(['Nova parcela']);
    drawer();
    expect(hotkeyFor(press('n'), false, false)?.label).toBe('Nova despesa');
    page();
    expect(hotkeyFor(press('n'), false, false)).toBeUndefined();
  });
  it('typing in a field is typing', () => {
    const leave = register(hotkey('n', 'Nova'));
    expect(hotkeyFor(press('n'), true, false)).toBeUndefined();
    leave();
  });
  it('leaves the browser its own shortcuts', () => {
    const leave = register(hotkey('n', 'Nova'));
    expect(hotkeyFor(press('n', { ctrlKey: true }), false, false)).toBeUndefined();
    expect(hotkeyFor(press('n', { metaKey: true }), false, false)).toBeUndefined();
    leave();
  });
  it("a page's key does not act under an open dialog", () => {
    const leave = register(hotkey('n', 'Nova'));
    expect(hotkeyFor(press('n'), false, true)).toBeUndefined();
    leave();
  });
  it('a pair is its second key after its first, and nothing alone', () => {
    const leave = register(hotkey('g d', 'Ir para Despesas'));
    expect(beginsPair(press('g'), false, false)).toBe(true);
    expect(beginsPair(press('g'), true, false)).toBe(false);
    expect(beginsPair(press('g'), false, true)).toBe(false);
    expect(beginsPair(press('d'), false, false)).toBe(false);
    expect(hotkeyFor(press('d'), false, false)).toBeUndefined();
    expect(hotkeyFor(press('d'), false, false, 'g')?.label).toBe('Ir para Despesas');
    expect(hotkeyFor(press('x'), false, false, 'g')).toBeUndefined();
    leave();
    expect(beginsPair(press('g'), false, false)).toBe(false);
  });
  it('what is held with Ctrl, or with ⌘, works while typing, and under a dialog where it is meant to', () => {
    const leave = register({ ...hotkey('Ctrl+K', 'Buscar'), global: true });
    for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
      expect(hotkeyFor(press('k', held), true, true)?.label).toBe('Buscar');
    }
    expect(hotkeyFor(press('k'), false, false)).toBeUndefined();
    expect(hotkeyFor(press('K', { ctrlKey: true, shiftKey: true }), false, false)).toBeUndefined();
    expect(hotkeyFor(press('k', { ctrlKey: true, altKey: true }), false, false)).toBeUndefined();
    leave();
  });
  it('shows the caps of the computer', () => {
    expect(keyCaps('Ctrl+K', false)).toEqual(['Ctrl', 'K']);
    expect(keyCaps('Ctrl+K', true)).toEqual(['⌘', 'K']);
    expect(keyCaps('g d', false)).toEqual(['g', 'd']);
    expect(keyCaps('?', false)).toEqual(['?']);
  });
});
