import { createRoot } from 'react-dom/client';
import { ThemeProvider } from '../../theme/index.ts';
import { KitHost } from '../index.ts';
import { Gallery } from './Gallery.tsx';

/** Every part of the kit in every state, for looking at: /kit.html of the dev server. Not an entry of the build. */
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <ThemeProvider>
      <KitHost userId="galeria" today="2026-11-20">
        <Gallery />
      </KitHost>
    </ThemeProvider>,
  );
}
