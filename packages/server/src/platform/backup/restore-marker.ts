/**
 * DATA_DIR/restauracao.json: a restore is under way here, or was cut off. While it stands no server starts on the folder,
 * and the next restore clears what the cut one left (the place was empty before it: that was checked).
 *
 * Errors: `LaunchError` 'A restauração … não terminou', so that the start says it in plain words.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../config/make-folder.ts';
import { LaunchError } from '../db/embedded/launch-error.ts';

/** `bancoNovo`: the embedded database did not exist before. */
export type Marker = { arquivo: string; bancoNovo: boolean; segredoNovo: boolean };

const fileIn = (dataDir: string): string => path.join(dataDir, 'restauracao.json');

/** The restore that is under way or was cut off; undefined when there is none. */
export function readMarker(dataDir: string): Marker | undefined {
  const file = fileIn(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Marker) : undefined;
}

/** Marks that a restore begins. */
export function writeMarker(dataDir: string, marker: Marker): void {
  makeFolder(dataDir);
  writeFileSync(fileIn(dataDir), `${JSON.stringify(marker)}\n`, { mode: 0o600, flush: true });
}

/** The restore has ended. */
export function removeMarker(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

/** Errors: `LaunchError` while the marker stands. */
export function refuseHalfRestored(dataDir: string): void {
  const marker = readMarker(dataDir);
  if (marker === undefined) return;
  throw new LaunchError(
    `A restauração de ${marker.arquivo} em ${dataDir} não terminou. Rode de novo: npm run restore -- ${marker.arquivo}`,
  );
}
