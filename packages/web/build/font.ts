/** Build step: the font is asked for with the page, not first when its style sheet has been read. */
import type { Plugin } from 'vite';

/** The font's file name has a hash: its preload link is written once the bundle is known. */
/** `media`: where alone it is used. */
export const preloadFont = (media?: string): Plugin => ({
  name: 'sede-preload-font',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const font = Object.keys(bundle ?? {}).find((name) => name.endsWith('.woff2'));
      if (!font) return [];
      const attrs = {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossorigin: true,
        href: `/${font}`,
        ...(media ? { media } : {}),
      };
      return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
    },
  },
});
