/**
 * The product under test: the process that `npm start` makes, with its flags, on the bench's installation.
 *
 * `firstAnswer` is the time in milliseconds from the spawn to the first 200 of `path`, PostgreSQL's start included.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureScreens } from '../packages/server/src/platform/http/ensure-screens.ts';
import { type Child, freePort, ROOT, startChild } from './child.ts';
import type { Installation } from './installation.ts';

export interface Product extends Child {
  url: string;
  firstAnswer: number;
}

/** 'node --flags packages/server/src/start.ts' of package.json, without the 'node'. */
function startArgs(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').slice(1);
}

export async function startProduct({ dataDir, cookie }: Installation, path: string): Promise<Product> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = startChild(
    startArgs(),
    { DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: url, LOG_LEVEL: 'info', SESSION_REQUESTS_PER_SECOND: '0' },
    join(dataDir, 'bench-server.log'),
  );
  const firstAnswer = await child.until(async () => {
    const answer = await fetch(`${url}${path}`, { headers: { cookie } });
    await answer.arrayBuffer();
    return answer.status === 200;
  });
  return { ...child, url, firstAnswer };
}

/** Before anything is timed: a start must find the screens built. */
export async function buildScreens(): Promise<void> {
  await ensureScreens((text) => console.log(text));
}
