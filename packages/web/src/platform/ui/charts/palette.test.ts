/**
 * The charts' colours, as the tokens give them: told apart in both schemes, seen on what they stand on.
 *
 * Distance is OKLab's (0 to 1, about 0.02 is just noticeable); contrast is WCAG's. Source: text 1 §9 (thirty slices and
 * 'Outros'); WCAG 2.2, 1.4.11; https://bottosson.github.io/posts/oklab.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLOURS, colourOf } from './chartData.ts';

type Rgb = readonly [red: number, green: number, blue: number];
const SCHEMES = ['light', 'dark'] as const;
const css = readFileSync(new URL('../../theme/tokens.css', import.meta.url), 'utf8');

/** 'var(--card)' in a scheme, each part linear, 0 to 1. */
function tokenIn(scheme: (typeof SCHEMES)[number], colour: string): Rgb {
  const name = /^var\((--[a-z0-9-]+)\)$/.exec(colour)?.[1];
  const pair = new RegExp(`${name}: light-dark\\((#[0-9a-f]+), (#[0-9a-f]+)\\)`).exec(css);
  const hex = pair?.[SCHEMES.indexOf(scheme) + 1]?.slice(1);
  if (!hex) throw new Error(`${colour} has no light and dark colour.`);
  const full = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex;
  const part = (at: number) => {
    const value = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(0), part(2), part(4)];
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
function contrast(a: Rgb, b: Rgb): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
}

function oklab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
const distance = (a: Rgb, b: Rgb): number => {
  const [one, other] = [oklab(a), oklab(b)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
};

const ALL = [...Array.from({ length: COLOURS }, (_, index) => colourOf(index)), colourOf(COLOURS, true)];

describe.each(SCHEMES)('thirty slices and the rest, %s', (scheme) => {
  const colours = ALL.map((name) => ({ name, colour: tokenIn(scheme, name) }));

  it('are thirty-one colours, no two of them alike', () => {
    const close = colours.flatMap((one, at) =>
      colours.slice(at + 1).filter(({ colour }) => distance(one.colour, colour) < 0.09),
    );
    expect(new Set(ALL).size).toBe(31);
    expect(close.map(({ name }) => name)).toEqual([]);
  });

  it('differ plainly from their neighbours, the last from the first and from the rest too', () => {
    const [first] = colours;
    const ring = first ? [...colours.slice(0, COLOURS), first] : [];
    const close = ring.filter(({ colour }, at) => {
      const before = ring[at - 1];
      return before !== undefined && distance(before.colour, colour) < 0.15;
    });
    expect(close.map(({ name }) => name)).toEqual([]);
    const [last, rest] = colours.slice(-2);
    expect(last && rest && distance(last.colour, rest.colour)).toBeGreaterThan(0.15);
  });

  it.each(['var(--card)', 'var(--hover)'])('are seen on %s', (ground) => {
    const low = colours.filter(({ colour }) => contrast(colour, tokenIn(scheme, ground)) < 3);
    // The rest is a control's edge, 3:1 on the card alone.
    expect(low.map(({ name }) => name).filter((name) => name !== colourOf(0, true))).toEqual([]);
  });
});
