/**
 * The browser of the journeys: a system Chromium if there is a working one, else the one that npm brought.
 *
 * Out: what Playwright's `launchOptions` needs (`executablePath`, `args`, `env`).
 * Order: CHROMIUM_PATH (must work, else an error) → a Chromium or Chrome on PATH that starts and is recent enough →
 * `@sparticuz/chromium`, inflated once (about 3 s) into `.cache/` of the checkout.
 * The npm build brings its own font and, for machines without NSS, its own libraries; no package of the system is needed.
 * Source: docs/decisions/005-browser-for-tests.md.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const run = promisify(execFile);
const CACHE = join(import.meta.dirname, '../../.cache');
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Older ones miss CSS that the screens use (`:has`, container queries, `light-dark()`). */
const OLDEST_MAJOR = 123;

/** Quiet and offline: the browser must neither call home nor need a sandbox, which root does not get. */
const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

export async function findChromium(): Promise<Browser> {
  return (await systemChromium()) ?? (await npmChromium());
}

async function systemChromium(): Promise<Browser | undefined> {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (!(await starts(asked, inherited()))) throw new Error(`CHROMIUM_PATH=${asked} does not start or is too old`);
    return { executablePath: asked, args: ARGS, env: inherited() };
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder.startsWith('/'));
  for (const name of SYSTEM_NAMES) {
    for (const folder of new Set([...folders, '/usr/bin'])) {
      const path = join(folder, name);
      // Ubuntu's chromium-browser is a shim that only advises snap: existing is not enough.
      if (existsSync(path) && (await starts(path, inherited()))) {
        return { executablePath: path, args: ARGS, env: inherited() };
      }
    }
  }
  return undefined;
}

async function npmChromium(): Promise<Browser> {
  const folder = await inflated();
  const executablePath = join(folder, 'chromium');
  const env: Record<string, string> = { ...inherited(), FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  if (await starts(executablePath, env)) return { executablePath, args: ARGS, env };
  const own = join(folder, 'al2023', 'lib');
  const withLibraries = { ...env, LD_LIBRARY_PATH: [own, env.LD_LIBRARY_PATH].filter(Boolean).join(':') };
  if (await starts(executablePath, withLibraries)) return { executablePath, args: ARGS, env: withLibraries };
  throw new Error(`The Chromium from npm does not start (${executablePath}); set CHROMIUM_PATH to another one.`);
}

/** Folder with the inflated browser; made beside its final name and renamed, so that a half one is never used. */
async function inflated(): Promise<string> {
  const bin = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin');
  const manifest: { version: string } = JSON.parse(await readFile(join(bin, '..', 'package.json'), 'utf8'));
  const folder = join(CACHE, `chromium-${manifest.version}`);
  if (existsSync(folder)) return folder;

  const draft = `${folder}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const { inflate } = await import('@sparticuz/chromium');
  // The library writes to the folder of temporary files and takes no other: it is pointed elsewhere meanwhile.
  const previous = process.env.TMPDIR;
  process.env.TMPDIR = draft;
  try {
    for (const archive of ['chromium.br', 'fonts.tar.br', 'al2023.tar.br']) await inflate(join(bin, archive));
  } finally {
    if (previous === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = previous;
  }
  // The library makes it for its owner only; a checkout may be used by root first and by a person later.
  await chmod(join(draft, 'chromium'), 0o755);
  await writeFile(join(draft, 'fonts.conf'), fontsConf(folder));
  try {
    await rename(draft, folder);
  } catch (error) {
    // Another process was first: its folder is as good as ours.
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Only the shipped font: a page looks the same on a bare machine and on a furnished one. */
function fontsConf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}

async function starts(path: string, env: Record<string, string>): Promise<boolean> {
  try {
    const { stdout } = await run(path, ['--no-sandbox', '--version'], { env, timeout: 15_000 });
    const major = Number(/(\d+)\.\d+\.\d+/.exec(stdout)?.[1]);
    return major >= OLDEST_MAJOR;
  } catch {
    return false;
  }
}

function inherited(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
