/** Places where no folder can be made are refused at once with the reason, for every setting that names a folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimFolder } from '../../demo/folder.ts';
import { BackupError } from '../backup/archive-format.ts';
import { createFolderPlace } from '../backup/folder-place.ts';
import { startDatabase } from '../db/start-database.ts';
import { makeFolder, requireFolder } from './make-folder.ts';

let base: string;
beforeAll(() => {
  base = mkdtempSync(path.join(tmpdir(), 'sede-pastas-'));
  writeFileSync(path.join(base, 'arquivo'), '');
  symlinkSync(path.join(base, 'voltas'), path.join(base, 'voltas'));
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

it('makes what is missing, passable by others, and says whether it made anything', () => {
  const dir = path.join(base, 'a/b/c');
  expect([makeFolder(dir), makeFolder(dir)]).toEqual([true, false]);
  expect(statSync(dir).mode & 0o100).toBe(0o100);
  requireFolder(dir);
  expect(existsSync(path.join(dir, `.prova-${process.pid}`))).toBe(false);
});

/** Only Linux has /proc; other systems give another reason. */
const NOWHERE = process.platform === 'linux' ? /o lugar não aceita pastas/ : /não consegui usar a pasta/;

it.each(['/proc/sede/dados', '/proc/sede'])('%s is no place for data', (dir) =>
  expect(() => requireFolder(dir)).toThrow(NOWHERE),
);

it.each([
  ['arquivo', /DATA_DIR: não consegui usar a pasta .*: há um arquivo/],
  ['arquivo/a/b', /há um arquivo .*Mude isso, ou informe outra pasta/],
  ['voltas/a', /voltas/],
  [`a/${'x'.repeat(300)}`, /longo demais/],
])('%s is told why not', (name, words) => expect(() => requireFolder(path.join(base, name))).toThrow(words));

it('a folder that is closed to this account is told; to root nothing is closed', () => {
  const closed = path.join(base, 'fechada');
  mkdirSync(closed, { mode: 0o500 });
  const use = () => requireFolder(path.join(closed, 'dados'));
  if (process.getuid?.() === 0) expect(use).not.toThrow();
  else expect(use).toThrow(/não pode escrever/);
});

it('the doctor ends at once, in words, where there can be no data', async () => {
  const file = fileURLToPath(new URL('../../commands/doctor.ts', import.meta.url));
  const env = { PATH: process.env.PATH, DATA_DIR: '/proc/sede/dados', PORT: '0' };
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const patience = setTimeout(() => child.kill('SIGKILL'), 20_000);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (said += String(bytes)));
  const [code] = await once(child, 'close');
  clearTimeout(patience);
  expect(code, said).toBe(1);
  expect(said).toMatch(NOWHERE);
  expect(said).toContain('DATA_DIR: ');
  expect(said).not.toContain('    at ');
}, 30_000);

it('the demonstration’s folder and a database of our own are refused alike', async () => {
  expect(() => claimFolder('/proc/sede/dados', { reset: false })).toThrow(NOWHERE);
  const config = { dataDir: '/proc/sede/dados', database: undefined };
  await expect(startDatabase(config)).rejects.toThrow(NOWHERE);
});

it('a backup’s folder that takes none is told as the backup’s failure', async () => {
  const place = createFolderPlace('/proc/sede/copias');
  await expect(place.freeBytes()).rejects.toThrow(BackupError);
  await expect(place.create('x')).rejects.toThrow(/BACKUP_DIR: /);
});
