/**
 * Identifies the process behind a process id: ids are reused, so a file that names one proves nothing without the start
 * time.
 *
 * Linux reads /proc; other systems ask `ps`. A zombie counts as dead: it holds nothing any more.
 */

import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import os from 'node:os';

/** A text that is unique to this process (boot and start time), or undefined when no such process lives. */
export function startOf(pid: number): string | undefined {
  if (process.platform !== 'linux') return askPs(pid, 'lstart=');
  try {
    // The name in parentheses may hold spaces: fields are counted from the last parenthesis (state is the third).
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return `${bootId()}:${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** The command line, arguments separated by spaces; undefined when there is no such process. */
export function commandOf(pid: number): string | undefined {
  if (process.platform !== 'linux') return askPs(pid, 'command=');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return undefined;
  }
}

/** Where process ids have a common meaning: the same machine and, in containers, the same pid namespace. */
export function processSpace(): string {
  try {
    return `${bootId()}:${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return os.hostname();
  }
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}

function askPs(pid: number, column: string): string | undefined {
  try {
    const answer = execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim();
    return answer === '' ? undefined : answer;
  } catch {
    return undefined;
  }
}
