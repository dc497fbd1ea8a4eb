/**
 * Build step: what makes the product installable. Draws the mark as icons, writes the manifest that names them, and puts both
 * and the window's icon into the page; nothing of it is a file of the repository.
 *
 * `any`: as the mark is, with round corners. `maskable`: the ground over the whole square, the quarters within the middle
 * 80 % that every mask leaves. `apple`: without corners or alpha, the phone rounds it itself. No service worker: decision 062.
 * Source: W3C Web Application Manifest.
 */
import type { Plugin } from 'vite';
import { THEME_COLOR } from '../src/platform/theme/themeColor.ts';
import { MARK } from '../src/platform/ui/shell/mark.ts';
import { type Pixel, png } from './png.ts';

export type IconKind = 'any' | 'maskable' | 'apple';

/** Points asked in each direction of a pixel: edges come out smooth. */
const SAMPLES = 4;
const SAFE = 0.8;

const channels = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const CHANNELS = new Map<Colour, readonly number[]>(
  [MARK.ground, ...MARK.quarters.map(({ fill }) => fill)].map((hex) => [hex, channels(hex)]),
);

type Colour = typeof MARK.ground | (typeof MARK.quarters)[number]['fill'];

/** Whether a point of the mark's own square lies outside its round corners. */
function isCorner(x: number, y: number): boolean {
  const { radius, size } = MARK;
  const away = (at: number) => Math.max(radius - at, at - (size - radius), 0);
  return Math.hypot(away(x), away(y)) > radius;
}

/** The colour of a point, x and y from 0 to 1; null where there is none. */
function colourAt(kind: IconKind, x: number, y: number): Colour | null {
  const { ground, quarters, size } = MARK;
  const scale = kind === 'maskable' ? SAFE : 1;
  // Two in, two out.
  const [u, v] = [x, y].map((at) => ((at - 0.5) / scale + 0.5) * size) as [number, number];
  if (kind === 'any' && isCorner(u, v)) return null;
  const inside = u >= 0 && u <= size && v >= 0 && v <= size;
  const quarter = inside && quarters.find((one) => Math.hypot(u - one.x, v - one.y) <= one.r);
  return quarter ? quarter.fill : ground;
}

export function drawIcon(side: number, kind: IconKind): Buffer {
  return png(side, (px, py): Pixel => {
    const sum = [0, 0, 0];
    let hits = 0;
    for (let i = 0; i < SAMPLES * SAMPLES; i++) {
      const [dx, dy] = [(i % SAMPLES) + 0.5, Math.floor(i / SAMPLES) + 0.5];
      const colour = colourAt(kind, (px + dx / SAMPLES) / side, (py + dy / SAMPLES) / side);
      if (colour === null) continue;
      hits++;
      for (const [at, channel] of (CHANNELS.get(colour) ?? []).entries()) sum[at] = (sum[at] ?? 0) + channel;
    }
    const [red = 0, green = 0, blue = 0] = sum.map((total) => (hits === 0 ? 0 : Math.round(total / hits)));
    return [red, green, blue, Math.round((255 * hits) / (SAMPLES * SAMPLES))];
  });
}

const ICONS = [
  { file: 'icone-192.png', side: 192, kind: 'any' },
  { file: 'icone-512.png', side: 512, kind: 'any' },
  { file: 'icone-512-mascara.png', side: 512, kind: 'maskable' },
  { file: 'icone-180.png', side: 180, kind: 'apple' },
] as const;

/** The name is the product's; the union's own stands on its pages, not on the desk of whoever installs it. */
export const manifest = () => ({
  id: '/',
  name: 'Sede',
  short_name: 'Sede',
  lang: 'pt-BR',
  start_url: '/profile',
  scope: '/',
  display: 'standalone',
  background_color: THEME_COLOR.light,
  theme_color: THEME_COLOR.light,
  icons: ICONS.filter(({ kind }) => kind !== 'apple').map(({ file, side, kind }) => ({
    src: `/${file}`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: kind,
  })),
});

/** The mark for the window's tab, in the page itself: no request. */
function windowIcon(): string {
  const { ground, quarters, radius, size } = MARK;
  const circles = quarters.map(({ x, y, r, fill }) => `<circle cx='${x}' cy='${y}' r='${r}' fill='${fill}'/>`).join('');
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${size} ${size}'><clipPath id='c'><rect width='${size}' height='${size}' rx='${radius}'/></clipPath>` +
    `<g clip-path='url(#c)'><rect width='${size}' height='${size}' fill='${ground}'/>${circles}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The public pages are nothing to install: the tab's mark and the bar's colours only. */
export const markOfThePage = (): Plugin => ({
  name: 'sede-mark',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: 'theme-color', content: THEME_COLOR.light }, injectTo: 'head' },
    { tag: 'link', attrs: { rel: 'icon', type: 'image/svg+xml', href: windowIcon() }, injectTo: 'head' },
  ],
});

export const install = (): Plugin => ({
  name: 'sede-install',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: 'theme-color', content: THEME_COLOR.light }, injectTo: 'head' },
    { tag: 'link', attrs: { rel: 'icon', type: 'image/svg+xml', href: windowIcon() }, injectTo: 'head' },
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icone-180.png' }, injectTo: 'head' },
    { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
  ],
  generateBundle() {
    for (const { file, side, kind } of ICONS) {
      this.emitFile({ type: 'asset', fileName: file, source: drawIcon(side, kind) });
    }
    this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest()) });
  },
});
