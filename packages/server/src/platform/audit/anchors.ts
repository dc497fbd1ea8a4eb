/**
 * The anchor: heads of the chain of seals, kept where whoever owns the database cannot write.
 *
 * An append-only file in DATA_DIR, or one object per head in the bucket of the files. A line says which seal stood last at
 * an instant; `motivo` makes it a new beginning (a restored backup, say): of the heads before it only those up to `ate`, which
 * the database still had, go on to count. Each
 * line carries a MAC of its key. Source: decisions §6 (audit: heads anchored outside the database); decision 056.
 */
import path from 'node:path';
import type { S3Config } from '../config/part-types.ts';
import type { AuditKey, AuditKeys } from './audit-keys.ts';

export interface Anchor {
  numero: number;
  /** Id of the last entry that the seal covers. */
  ultimo: number;
  /** Hexadecimal, as the seal has it. */
  resumo: string;
  /** ISO 8601. */
  em: string;
  /** Why the anchor begins anew; absent in an ordinary line. */
  motivo?: string;
  /** The last earlier head that still counts; only with `motivo`. */
  ate?: number;
  /** Print of the key of `mac`. */
  chave: string;
  mac: string;
}

export interface AnchorPlace {
  /** For people: the file's path, or the bucket's name. */
  readonly description: string;
  /** In the order in which they were written; null stands for what cannot be read. */
  read(): AsyncIterable<Anchor | null>;
  append(anchor: Anchor): Promise<void>;
}

const covered = ({ numero, ultimo, resumo, em, motivo, ate, chave }: Omit<Anchor, 'mac'>) =>
  JSON.stringify([numero, ultimo, resumo, em, motivo ?? null, ate ?? null, chave]);

export function signAnchor(key: AuditKey, anchor: Omit<Anchor, 'mac' | 'chave'>): Anchor {
  const line = { ...anchor, chave: key.print };
  return { ...line, mac: key.anchor(covered(line)) };
}

/** Whether the line is as its key made it; null: by a key that is not known. */
export function isGenuine(keys: AuditKeys, anchor: Anchor): boolean | null {
  const key = keys.find(anchor.chave);
  return key === undefined ? null : key.anchor(covered(anchor)) === anchor.mac;
}

const isNumber = (value: unknown) => typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
const isText = (value: unknown) => typeof value === 'string';

/** Reads one line; null for what is none. */
export function parseAnchor(text: string): Anchor | null {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== 'object' || found === null) return null;
    const { numero, ultimo, resumo, em, motivo, ate, chave, mac } = found as Record<string, unknown>;
    const good =
      isNumber(numero) &&
      isNumber(ultimo) &&
      [resumo, em, chave, mac].every(isText) &&
      (motivo === undefined || (isText(motivo) && (ate === 0 || isNumber(ate))));
    // Each field was just looked at.
    return good ? (found as Anchor) : null;
  } catch {
    return null;
  }
}

/** Chooses the driver; the S3 library is loaded only for a bucket. */
export async function createAnchorPlace(config: { dataDir: string; s3?: S3Config | undefined }): Promise<AnchorPlace> {
  if (config.s3 === undefined) {
    const { createAnchorFile } = await import('./anchor-file.ts');
    return createAnchorFile(path.join(config.dataDir, 'auditoria.ancora'));
  }
  const { createAnchorBucket } = await import('./anchor-bucket.ts');
  return createAnchorBucket(config.s3);
}
