/** Chooses the driver: a bucket where one is configured, else the folder; the SDK is loaded only for a bucket. */
import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import type { S3Settings } from './s3-store.ts';

export async function createFileStore(options: {
  dataDir: string;
  s3?: S3Settings;
  /** Bytes of the folder's disk that uploads leave free. */
  reserve?: number;
}): Promise<FileStore> {
  if (!options.s3) return createFolderStore(join(options.dataDir, 'arquivos'), options.reserve);
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store(options.s3, join(options.dataDir, 'arquivos-em-envio'));
}
