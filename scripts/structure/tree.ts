/**
 * The checkout as the house rules see it: source files by path, where each stands, and which file an import means.
 *
 * Paths are relative to the root with '/'. A tree is a plain map of path → text, so that a rule can be tried on files that
 * exist only in its own test.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Import, imports, type Masked, mask } from './scan.ts';

export const ROOT = join(import.meta.dirname, '../..');

export type Tree = ReadonlyMap<string, string>;

export interface Place {
  /** `domain`, `server`, `web` — or the top folder of what is no package: `e2e`, `scripts`, `bench`. */
  pack: string;
  /** First folder inside `src`: `kernel`, `platform`, `modules`, `commands`…; '' for a file right in `src`. */
  room: string;
  /** Folder inside `platform`: `db`, `ui`… */
  part: string;
  area: string;
  module: string;
  file: string;
  /** A test, or what only tests use. */
  test: boolean;
}

const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  'data',
  'test-results',
  'playwright-report',
  'results',
]);

export function readTree(extensions: RegExp): Map<string, string> {
  const tree = new Map<string, string>();
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!LEFT_OUT.has(entry.name)) walk(path);
      } else if (extensions.test(entry.name)) tree.set(path, readFileSync(join(ROOT, path), 'utf8'));
    }
  };
  walk('');
  return tree;
}

export function place(path: string): Place {
  const parts = path.split('/');
  const file = parts.at(-1) ?? '';
  const inPackage = parts[0] === 'packages' && parts[2] === 'src';
  const inside = inPackage ? parts.slice(3, -1) : [];
  const [room = '', second = '', third = ''] = inside;
  return {
    pack: (parts[0] === 'packages' ? parts[1] : parts[0]) ?? '',
    room,
    part: room === 'platform' ? second : '',
    area: room === 'modules' ? second : '',
    module: room === 'modules' ? third : '',
    file,
    test: /\.(test|spec|bench)\.tsx?$/.test(file) || inside.includes('testing') || parts[0] === 'e2e',
  };
}

/** Same module, or same folder of the platform. */
export function sameHome(a: Place, b: Place): boolean {
  return a.pack === b.pack && a.room === b.room && a.area === b.area && a.module === b.module;
}

/** The file that a specifier means, or undefined for a library, an asset or a built-in of Node. */
export function resolve(from: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return posix.join(posix.dirname(from), bare);
  const own = /^packages\/[^/]+/.exec(from)?.[0];
  if (bare.startsWith('#') && own) return posix.join(own, 'src', bare.slice(1));
  if (!bare.startsWith('@sede/')) return undefined;
  const [, pack = '', ...rest] = bare.split('/');
  const entries = packageExports(pack);
  const key = rest.length > 0 ? `./${rest.join('/')}` : '.';
  // The most particular pattern wins, as in Node: the longest text before the star.
  const patterns = Object.keys(entries).sort((a, b) => b.length - a.length);
  for (const pattern of patterns) {
    const star = matchStar(pattern, key);
    if (star !== undefined) return posix.join('packages', pack, (entries[pattern] ?? '').replace('*', star));
  }
  return posix.join('packages', pack, 'src', ...rest);
}

function matchStar(pattern: string, key: string): string | undefined {
  const [before, after] = pattern.split('*');
  if (after === undefined) return pattern === key ? '' : undefined;
  const fits = key.startsWith(before ?? '') && key.endsWith(after) && key.length > pattern.length - 1;
  return fits ? key.slice(before?.length, key.length - after.length) : undefined;
}

const exportsOf = new Map<string, Record<string, string>>();

function packageExports(pack: string): Record<string, string> {
  let found = exportsOf.get(pack);
  if (!found) {
    const manifest = join(ROOT, 'packages', pack, 'package.json');
    const read: { exports?: Record<string, string> } = existsSync(manifest)
      ? JSON.parse(readFileSync(manifest, 'utf8'))
      : {};
    found = read.exports ?? {};
    exportsOf.set(pack, found);
  }
  return found;
}

const scanned = new Map<string, { masked: Masked; imports: Import[] }>();

/** Masked text and imports of a file's text, computed once: several rules read the same file. */
export function scan(text: string): { masked: Masked; imports: Import[] } {
  let found = scanned.get(text);
  if (!found) {
    found = { masked: mask(text), imports: imports(text) };
    scanned.set(text, found);
  }
  return found;
}
