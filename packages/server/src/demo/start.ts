/** `npm run demo`: as `start.ts`, keeps what Node made of the sources, and loads nothing before. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url)));
const { bootDemo } = await import('./demo.ts');
flushCompileCache();
await bootDemo();
