/**
 * Build of the pages that open without a session: React, the pages, and nothing of the signed-in screens.
 *
 * It is begun by the build of the screens (`build/public-pages.ts`) and leaves what that has written. Source:
 * docs/decisions/061 (at most 120 kB gzip on a phone).
 */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { refuseCircles } from './build/circles.ts';
import { preloadFont } from './build/font.ts';
import { markOfThePage } from './build/icons.ts';
import { precompress } from './build/precompress.ts';

export default defineConfig({
  plugins: [react(), preloadFont('(min-width: 1201px)'), markOfThePage(), refuseCircles(), precompress()],
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'publico.html' },
  },
});
