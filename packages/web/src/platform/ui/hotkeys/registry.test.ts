import { describe, expect, it, vi } from 'vitest';
import { activeHotkeys, hotkeyFor, register } from './registry.ts';

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
});
