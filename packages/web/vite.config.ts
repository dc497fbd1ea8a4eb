/**
 * Build of the screens: pages and heavy parts (dialogs, dates, charts) are split by their dynamic imports, what they share stands in
 * the pieces of `build/pieces.ts`. The dev server hands /api and /rpc to the server of `npm run dev`.
 *
 * Source: issue 2 (180 kB, 12 requests), docs/decisions.
 */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { refuseCircles } from './build/circles.ts';
import { nameClass } from './build/class-names.ts';
import { preloadFont } from './build/font.ts';
import { install } from './build/icons.ts';
import { fewerPalettes } from './build/palettes.ts';
import { PIECES, standsIn } from './build/pieces.ts';
import { precompress } from './build/precompress.ts';
import { publicPages } from './build/public-pages.ts';

const api = process.env.SEDE_API ?? 'http://127.0.0.1:3000';

/** Pieces of 5 kB and more that several pages load. */
const SHARED =
  /[\\/](lista|campos|formulario|esquemas|configuracoes|despesas|filiados|Dialog|ModalBase\.layer|ChoiceFields|Calendar|CategoricalChart|BarsPlot|Editor)-/;

export default defineConfig({
  plugins: [react(), fewerPalettes(), preloadFont(), install(), refuseCircles(), precompress(), publicPages()],
  css: { modules: { generateScopedName: nameClass } },
  server: { proxy: { '/api': api, '/rpc': api } },
  build: {
    target: 'es2022',
    // Browsers that know light-dark(): the tokens' one source of both schemes.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // Fonts and pictures stay files: an inlined font would be part of the CSS that blocks the first paint.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The entry names what every page asks for early. Every name is a hash that does not compress: it names only the
      // large pieces that pages share, which are worth not waiting for; what is a page's own comes with the page's file.
      resolveDependencies: (_url, files) => files.filter((file) => SHARED.test(file)),
    },
    // One style sheet (about 16 kB gzip): a request less for every lazy part, and no page without its styles.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each group takes the static imports of what it matches along, or names them: `refuseCircles` fails the build else.
          groups: PIECES.map((piece) => ({
            name: piece.name,
            priority: piece.priority,
            test: (id: string) => standsIn(piece, id),
            ...(piece.alone && { includeDependenciesRecursively: false }),
          })),
        },
      },
    },
  },
});
