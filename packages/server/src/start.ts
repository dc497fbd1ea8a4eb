/**
 * `npm start`. Keeps what Node made of the sources (types stripped, code compiled) in `.cache/` of the checkout, so that
 * every start after the first takes a third less time and memory; where that folder cannot be written nothing is kept.
 * Must stand before any other module is loaded: hence a file of its own, and `import()`.
 */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)));
const { boot } = await import('./boot.ts');
// Node writes it when a process ends by itself; one that is killed never does. Before anybody waits for an answer.
flushCompileCache();
await boot();
