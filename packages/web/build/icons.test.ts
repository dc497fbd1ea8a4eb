import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { THEME_COLOR } from '../src/platform/theme/themeColor.ts';
import { drawIcon, type IconKind, manifest } from './icons.ts';

/** Reads back what was drawn: the chunks of the file, and a pixel as '#rrggbbaa'. */
function read(side: number, kind: IconKind) {
  const file = drawIcon(side, kind);
  expect([file.toString('latin1', 1, 4), file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual(['PNG', side, side]);
  const data = file.indexOf('IDAT');
  const lines = inflateSync(file.subarray(data + 4, data + 4 + file.readUInt32BE(data - 4)));
  return (x: number, y: number) => {
    const at = y * (side * 4 + 1) + 1 + x * 4;
    return `#${lines.toString('hex', at, at + 4)}`;
  };
}
const [BLUE, GREEN, AMBER] = ['#1d4f91ff', '#1d6b4cff', '#c9822bff'];

it('the icon is the mark: ground, a green and an amber quarter, round corners', () => {
  const at = read(192, 'any');
  expect([at(100, 40), at(40, 40), at(150, 150)]).toEqual([BLUE, GREEN, AMBER]);
  expect(at(0, 0)).toBe('#00000000');
});

it('a mask of any shape cuts off nothing but ground; the phone that rounds corners itself gets a whole square', () => {
  const masked = read(512, 'maskable');
  expect([masked(0, 0), masked(40, 256), masked(511, 511), masked(120, 120)]).toEqual([BLUE, BLUE, BLUE, GREEN]);
  const apple = read(180, 'apple');
  expect([apple(0, 0), apple(179, 179), apple(179, 0)]).toEqual([GREEN, AMBER, BLUE]);
});

it('the manifest opens the home in a window of its own, with the sizes that browsers ask for', () => {
  const { icons, ...said } = manifest();
  expect(said).toMatchObject({ start_url: '/profile', scope: '/', display: 'standalone', lang: 'pt-BR' });
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});

it('the frame of the window has the colour of the top bar', () => {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const tokens = readFileSync(path.join(here, '../src/platform/theme/tokens.css'), 'utf8');
  const [, light = '', dark] = /--card: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];
  const whole = light.length === 4 ? light.replace(/[^#]/g, '$&$&') : light;
  expect({ light: whole, dark }).toEqual(THEME_COLOR);
});
