/** What the figures were measured on: enough to compare two runs, nothing that names the machine or its folders. */
import { arch, cpus, loadavg, platform, totalmem } from 'node:os';

export interface Machine {
  processor: string;
  cores: number;
  memoryGib: number;
  system: string;
  node: string;
  postgres: string;
  /** Processes waiting for a core when the run began: more than the cores means that others worked too. */
  loadBefore: number;
}

export function machineFacts(postgres: string): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? '?',
    cores: cpus().length,
    memoryGib: Math.round(totalmem() / 2 ** 30),
    system: `${platform()} ${arch()}`,
    node: process.version,
    postgres,
    loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}
