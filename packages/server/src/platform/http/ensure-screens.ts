/**
 * The folder of the built screens, built first when there are none or their sources changed since.
 *
 * The stamp is the newest change and the number of the sources' files: cheap enough for every start.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const web = path.join(root, 'packages/web');
const dist = path.join(web, 'dist');
const stampFile = path.join(root, '.cache/web-build');

function stamp(): string {
  let newest = 0;
  let files = 0;
  const visit = (entry: string) => {
    const stats = statSync(entry);
    if (stats.isDirectory()) {
      for (const name of readdirSync(entry)) visit(path.join(entry, name));
      return;
    }
    files++;
    newest = Math.max(newest, stats.mtimeMs);
  };
  for (const entry of [
    'packages/web/src',
    'packages/web/build',
    'packages/web/index.html',
    'packages/web/publico.html',
    'packages/web/vite.config.ts',
    'packages/web/vite.publico.config.ts',
    'packages/domain/src',
    // Read inside the product.
    'docs/manual',
    'package-lock.json',
  ]) {
    visit(path.join(root, entry));
  }
  return `${files}:${Math.round(newest)}`;
}

const isBuilt = (current: string) =>
  existsSync(path.join(dist, 'index.html')) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === current;

export async function ensureScreens(say: (text: string) => void): Promise<string> {
  const current = stamp();
  if (isBuilt(current)) return dist;
  say('Preparando as telas (só na primeira vez ou quando mudam)…');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: web, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`A montagem das telas falhou (${code}).`)),
    );
  });
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, current);
  return dist;
}
