/**
 * What another process takes: resident memory in MiB, now and the highest seen while something runs, and the seconds of
 * processor time so far, which tell a slow product from a busy machine.
 *
 * Linux reads /proc; elsewhere `ps` is asked. Sampled every 20 ms: a peak shorter than that may be missed.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { median } from './statistics.ts';

const SAMPLE_MS = 20;

export function residentMib(pid: number): number {
  if (process.platform === 'linux') {
    const kib = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kib) / 1024;
  }
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

export async function peakWhile<T>(pid: number, work: () => Promise<T>): Promise<{ result: T; peak: number }> {
  let peak = residentMib(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMib(pid));
  }, SAMPLE_MS);
  try {
    const result = await work();
    return { result, peak: Math.max(peak, residentMib(pid)) };
  } finally {
    clearInterval(timer);
  }
}

/** User and system time of the process since its start, in seconds; null where the system does not tell it simply. */
export function processorSeconds(pid: number): number | null {
  if (process.platform !== 'linux') return null;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  // Fields 14 and 15, in ticks, of which Linux shows a hundred a second.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

export const processorDetail = (seconds: (number | null)[]): string => {
  const known = seconds.filter((value) => value !== null);
  return known.length === 0 ? '' : `${median(known).toFixed(2)} s of processor`;
};
