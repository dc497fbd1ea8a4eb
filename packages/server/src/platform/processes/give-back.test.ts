import { expect, it, vi } from 'vitest';
import { createGiveBack } from './give-back.ts';

const MIB = 2 ** 20;
const SECOND = 1000;

it('collects once when a large process has come to rest, and again only after further work', () => {
  const state = { resident: 440 * MIB, worked: 0 };
  const collect = vi.fn(() => {
    state.resident = 300 * MIB;
  });
  const look = createGiveBack({ resident: () => state.resident, worked: () => state.worked, collect });
  const after = (busySeconds: number) => {
    state.worked += busySeconds * 1e6;
    return look(30 * SECOND);
  };
  expect(after(20)).toBe(false);
  expect(after(0.5)).toBe(true);
  expect([after(0.5), after(0.5)]).toEqual([false, false]);
  expect([after(20), after(0.1)]).toEqual([false, true]);
  expect(collect).toHaveBeenCalledTimes(2);
});

it('leaves a small one alone', () => {
  const collect = vi.fn();
  const look = createGiveBack({ resident: () => 190 * MIB, worked: () => 0, collect });
  expect(look(30 * SECOND)).toBe(false);
  expect(collect).not.toHaveBeenCalled();
});
