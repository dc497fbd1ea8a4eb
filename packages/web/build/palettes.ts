/**
 * Build step: of the library's fourteen ten-step palettes only those that something draws with. The others are 0.5 kB of every first
 * load (issue 2: 180 kB) and six hundred style rules that nobody reads. A test holds that the screens name no other.
 */
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * The library's own parts use dark, gray, red and teal, and blue as the primary colour of the theme that it compares
 * ours with; the screens gray, red and yellow, and `azul` and `vermelho` of the theme.
 */
export const PALETTES = ['dark', 'gray', 'red', 'blue', 'teal', 'yellow'] as const;

export function fewerPalettes(): Plugin {
  return {
    name: 'sede-fewer-palettes',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!/MantineProvider[\\/]default-colors\.mjs$/.test(id)) return null;
      // The library's own file, which has no types of its own.
      const { DEFAULT_COLORS } = (await import(pathToFileURL(id).href)) as {
        DEFAULT_COLORS: Record<string, readonly string[]>;
      };
      const kept = Object.fromEntries(PALETTES.map((name) => [name, DEFAULT_COLORS[name]]));
      return `export const DEFAULT_COLORS = ${JSON.stringify(kept)};`;
    },
  };
}
