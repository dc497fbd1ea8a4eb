/**
 * The disk fills up: uploads, then writes, are refused with 507 while there is still room for the database to live; reads
 * go on; with space again everything works by itself. On a small file system in memory (root on Linux only).
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pdfBytes } from '../../packages/server/src/platform/files/files-for-tests.ts';
import { works } from './database-killed.ts';
import { send } from './desk.ts';
import { checkInvariants } from './invariants.ts';
import { createPlace } from './place.ts';
import type { Findings, Scenario } from './report.ts';
import { newDespesa } from './writers.ts';

const MB = 1024 * 1024;
const RECOVERY_LIMIT_S = 30;

export const diskFull: Scenario = {
  name: 'disco',
  title: 'The disk fills up',
  unable: () => (process.getuid?.() === 0 && process.platform === 'linux' ? null : 'needs root, to mount a small disk'),
  async run(findings) {
    const folder = mkdtempSync(join(tmpdir(), 'sede-tortura-disco-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=700m,mode=711', 'tmpfs', folder]);
    try {
      await onSmallDisk(findings, folder);
    } finally {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function onSmallDisk(findings: Findings, folder: string): Promise<void> {
  const place = await createPlace({ folder });
  const server = await place.start({ DISK_RESERVE_UPLOADS_MB: '128', DISK_RESERVE_WRITES_MB: '64' });
  const [cookie = ''] = place.cookies;
  const filler = join(folder, 'outro-programa');
  const fill = (leave: number) => {
    rmSync(filler, { force: true });
    const { bavail, bsize } = statfsSync(folder);
    // Written, not only declared: a hole would take no room.
    const rest = Math.max(0, bavail * bsize - leave);
    for (let at = 0; at < rest; at += 8 * MB)
      writeFileSync(filler, Buffer.alloc(Math.min(8 * MB, rest - at), 1), { flag: 'a' });
  };
  const saved: string[] = [];
  const write = async () => {
    const { status, body } = await send(server.url, cookie, randomUUID(), newDespesa(place.sample));
    if (status < 300 && status > 0) saved.push(...(body.ids as string[]));
    return status;
  };
  const upload = async () => {
    const answer = await fetch(`${server.url}/api/anexos`, {
      method: 'POST',
      headers: {
        cookie,
        'x-sede': '1',
        'content-type': 'application/pdf',
        'x-nome-arquivo': 'nota.pdf',
        'x-modulo': 'despesas',
      },
      body: new Uint8Array(pdfBytes(MB)),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => null);
    await answer?.arrayBuffer();
    return answer?.status ?? 0;
  };
  try {
    findings.expect('with space both work', (await write()) < 300 && (await upload()) < 300, 'saved and stored');
    fill(100 * MB);
    await delay(1500);
    const [uploaded, written] = [await upload(), await write()];
    findings.expect('100 MB free: an upload is refused with 507', uploaded === 507, String(uploaded));
    findings.expect('100 MB free: a write goes through', written < 300 && written > 0, String(written));
    fill(40 * MB);
    await delay(1500);
    const tight = await write();
    findings.expect(
      '40 MB free: a write is refused with 507, the database keeps its room',
      tight === 507,
      String(tight),
    );
    findings.expect('40 MB free: a read is answered', await works(server.url, cookie), 'GET /api/despesas');
    fill(0);
    await delay(1500);
    const full = await write();
    findings.expect('nothing free: a write is refused with 507', full === 507, String(full));
    findings.expect('nothing free: a read is answered', await works(server.url, cookie), 'GET /api/despesas');
    rmSync(filler, { force: true });
    const began = performance.now();
    let status = 0;
    while (performance.now() - began < RECOVERY_LIMIT_S * 1000) {
      status = await write();
      if (status < 300 && status > 0 && (await upload()) < 300) break;
      await delay(200);
    }
    const seconds = (performance.now() - began) / 1000;
    findings.expect('with space again it works by itself', status < 300 && status > 0, `after ${seconds.toFixed(1)} s`);
    await checkInvariants(place, findings, { despesas: saved, mudancas: new Map() });
  } finally {
    await server.stop();
    await place.remove();
  }
}
