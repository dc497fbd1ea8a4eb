/**
 * Refuses new writes before the disk of an embedded database is full, so that PostgreSQL never runs out of space:
 * reads, sign-in and background work go on in what is kept free, and writes are taken again by themselves when there is
 * room.
 *
 * In: how to ask for the free bytes, and how many are kept. Asked at most once a second, by the writes themselves; a probe
 * that fails refuses nothing. Out: `refuseWhenFull`, which throws `plataforma.sem_espaco` (507). Uploads are refused
 * earlier, by `receive-upload.ts`. An external database's disk is not ours to see: its own refusal (53100) becomes the
 * same answer. Source: issue 3 (disk nearly full).
 */
import { statfs } from 'node:fs/promises';
import { platformErrors } from '@sede/domain/kernel';
import type { Logger } from '../logging/logger.ts';

const ASK_AGAIN_MS = 1000;

export interface SpaceWatch {
  refuseWhenFull(): Promise<void>;
}

export interface SpaceWatchOptions {
  freeBytes: () => Promise<number>;
  /** Bytes kept free: below, writes are refused. */
  reserve: number;
  log: Logger;
}

/** Bytes that this process may still write on the disk of a folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Sizes in bytes. */
export function createSpaceWatch({ freeBytes, reserve, log }: SpaceWatchOptions): SpaceWatch {
  let full = false;
  let known: { at: number; answer: Promise<void> } | null = null;

  async function look(): Promise<void> {
    try {
      const free = await freeBytes();
      const now = free < reserve;
      if (now !== full) {
        const told = { livres: free, reserva: reserve };
        if (now) log.error(told, 'the disk is nearly full: writes are refused');
        else log.warn(told, 'there is room on the disk again: writes are taken');
      }
      full = now;
    } catch (error) {
      log.warn({ err: error }, 'the free space cannot be asked for');
    }
  }

  return {
    async refuseWhenFull() {
      const at = performance.now();
      if (!known || at - known.at >= ASK_AGAIN_MS) known = { at, answer: look() };
      await known.answer;
      if (full) throw platformErrors.sem_espaco();
    },
  };
}
