/**
 * Numbers that look thrown and are not: the same seed gives the same demonstration, whatever the machine.
 * In: a whole number as seed. Out: pickers; `fork` starts a sequence of its own, so that adding one draw moves no other.
 */
export interface Random {
  /** 0 ≤ n < 1. */
  next(): number;
  /** Both ends included. */
  int(min: number, max: number): number;
  pick<T>(values: readonly T[]): T;
  /** True in `share` of the cases (0–1). */
  chance(share: number): boolean;
  fork(name: string): Random;
}

const hash = (text: string): number => {
  let h = 2_166_136_261;
  for (const letter of text) h = Math.imul(h ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return h >>> 0;
};

/** mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick(values) {
      const value = values[Math.floor(next() * values.length)];
      if (value === undefined) throw new Error('nothing to pick from');
      return value;
    },
    chance: (share) => next() < share,
    fork: (name) => createRandom(hash(`${seed}/${name}`)),
  };
}
