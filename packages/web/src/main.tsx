/** The browser's entry: starts the page. Everything else is composed in `app.tsx`. */
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
