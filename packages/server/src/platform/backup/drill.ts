/**
 * The fire drill: restores an archive aside, into a temporary embedded PostgreSQL and folder, and tells whether the
 * installation could be restored from it. Nothing of it is touched; the temporary place is removed whatever happens.
 *
 * Counts, sums and hashes of every table are compared by the restore itself; here the audit chain and the digests of up
 * to 100 files drawn at random are added. Out: a report with problems in pt-BR; none = the copy is good.
 */
import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { FileStore } from '../files/index.ts';
import type { Header, Manifest } from './archive-format.ts';
import type { ArchiveSource } from './archive-reader.ts';
import { restoreBackup } from './restore-backup.ts';

const SAMPLE = 100;

export type DrillReport = {
  header: Header;
  manifest: Manifest;
  linhas: number;
  entradasAuditoria: number;
  arquivosConferidos: number;
  segundos: number;
  problemas: string[];
};

export async function drill(options: {
  source: ArchiveSource;
  key: string | undefined;
  now: Date;
  /** Where the temporary place is made; default: the system's. Needs room for the database and the files. */
  within?: string | undefined;
  say?: (text: string) => void;
}): Promise<DrillReport> {
  const started = performance.now();
  const dataDir = mkdtempSync(path.join(options.within ?? os.tmpdir(), 'sede-ensaio-'));
  // mkdtemp makes it 0700, and PostgreSQL's own account must pass when root runs the drill.
  chmodSync(dataDir, 0o711);
  let files = { checked: 0, problems: [] as string[] };
  try {
    const report = await restoreBackup({
      ...options,
      place: { dataDir, database: undefined, s3: undefined, sedeSecret: undefined },
      segredo: 'ignorar',
      inspect: async ({ database, files: store }) => {
        files = await checkFiles(database.ownerUrl, store);
      },
    });
    const { header, manifest, auditoria } = report;
    return {
      header,
      manifest,
      linhas: Object.values(manifest.tabelas).reduce((sum, table) => sum + Number(table.linhas), 0),
      entradasAuditoria: auditoria.entradas,
      arquivosConferidos: files.checked,
      segundos: (performance.now() - started) / 1000,
      problemas: [...manifest.problemas, ...auditoria.problemas, ...files.problems],
    };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function checkFiles(ownerUrl: string, store: FileStore) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ chave: string; sha256: string }>(
      'select chave::text, sha256 from anexos order by random() limit $1',
      [SAMPLE],
    );
    const problems: string[] = [];
    for (const { chave, sha256 } of rows) {
      const found = await digestOf(store, chave);
      if (found !== sha256)
        problems.push(`Arquivo ${chave}: ${found === null ? 'não está na cópia' : 'o conteúdo não confere'}.`);
    }
    return { checked: rows.length, problems };
  } finally {
    await client.end();
  }
}

async function digestOf(store: FileStore, chave: string): Promise<string | null> {
  if (!(await store.exists(chave))) return null;
  const hash = createHash('sha256');
  for await (const chunk of await store.get(chave)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
