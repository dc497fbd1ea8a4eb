/**
 * Receives a file as a raw stream: checked while it flows, stored, then written down in one short transaction.
 *
 * In: the request's stream, the name as sent, the declared size if any, what its owner takes. Out: the `Anexo`, unbound.
 * No transaction is open while bytes arrive. When anything fails the stored object is removed; should that fail too, the
 * sweep finds it. A refused stream is read on (up to a bound) and thrown away, so that the sender gets the answer
 * instead of a reset connection.
 * Errors: those of `upload-gate.ts` and `upload-allowance.ts`; `anexos.incompleto`; `plataforma.sem_espaco_anexos` before, `plataforma.sem_espaco` while it is written.
 */
import { randomUUID } from 'node:crypto';
import { finished, type Readable } from 'node:stream';
import { FILE_KINDS, type FileKind, type FileRule, newId, platformErrors } from '@sede/domain/kernel';
import type { QueryExecutorProvider } from 'kysely';
import { type Anexo, registerAnexo } from './anexos.store.ts';
import { anexosErrors } from './anexos-errors.ts';
import { displayName } from './display-name.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { lockAllowance, refuseBeyondAllowance } from './upload-allowance.ts';
import { uploadGate } from './upload-gate.ts';

export interface Upload {
  stream: Readable;
  nome: string;
  /** Bytes, from Content-Length; null when the sender does not say. */
  tamanhoDeclarado: number | null;
  /** Of the module that will use it: `services.attachmentOwners.ruleOf`, or the module's own. */
  rule: FileRule;
  usuarioId: string;
  /** From the old system: taken as it is, neither scanned nor held to the stricter beginning. */
  old?: boolean;
  /** Of a person's request: they may send only so much that no record uses. `now`: ISO 8601. */
  allowance?: { db: QueryExecutorProvider; now: string };
  store: FileStore;
  /** The platform's write path: `(work) => ctx.write(({ tx }) => work(tx))`. */
  write: (work: (tx: QueryExecutorProvider) => Promise<void>) => Promise<void>;
}

/** Bytes that are read on of what was refused. */
const DISCARDED = 20 * 1024 * 1024;

/** Reads on, up to a bound, what nobody wants, so that the sender gets the answer instead of a reset connection. */
export function discardRest(stream: Readable): void {
  let left = DISCARDED;
  stream.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) stream.destroy();
  });
  stream.on('error', () => stream.destroy());
  stream.resume();
}

/** Through the gate into the store; unlike `pipeline` it leaves the request alive, so that the refusal can be answered. */
async function keep(
  { stream, store, rule, nome, old = false }: Upload,
  chave: string,
): Promise<StoredFile & { kind: FileKind; locked: boolean }> {
  const { stream: gate, kind, locked } = uploadGate(rule, { old, nome });
  // The gate may fail before the store has begun to read: without a listener that error would end the process.
  gate.on('error', () => undefined);
  const unwatch = finished(stream, { writable: false }, (error) => {
    if (error) gate.destroy(anexosErrors.incompleto());
  });
  stream.pipe(gate);
  try {
    const stored = await store.put(chave, gate);
    return { ...stored, kind: kind(), locked: locked() };
  } finally {
    unwatch();
    stream.unpipe(gate);
  }
}

async function checkSpace(store: FileStore, size: number): Promise<void> {
  const free = await store.freeBytes();
  if (free !== null && free < size) throw platformErrors.sem_espaco_anexos();
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code));

/** Out: the file, unbound, its uploader's. */
export async function receiveUpload(upload: Upload): Promise<Anexo> {
  const { stream, store, rule, tamanhoDeclarado, usuarioId, allowance } = upload;
  const chave = randomUUID();
  try {
    if (tamanhoDeclarado !== null && tamanhoDeclarado > rule.maxBytes) {
      throw anexosErrors.grande_demais({ values: { rule, nome: upload.nome } });
    }
    if (allowance) {
      await refuseBeyondAllowance(allowance.db, { usuarioId, now: allowance.now, size: tamanhoDeclarado ?? 0 });
    }
    await checkSpace(store, tamanhoDeclarado ?? rule.maxBytes);
    const { tamanho, sha256, kind, locked } = await keep(upload, chave);
    const anexo: Anexo = {
      id: newId(),
      nome: displayName(upload.nome, FILE_KINDS[kind].extensoes),
      tipoConteudo: FILE_KINDS[kind].mime,
      tamanho,
      sha256,
      protegido: locked,
    };
    await upload.write(async (tx) => {
      if (allowance) {
        await lockAllowance(tx, usuarioId);
        await refuseBeyondAllowance(tx, { usuarioId, now: allowance.now, size: tamanho });
      }
      await registerAnexo(tx, { ...anexo, chave, enviadoPor: usuarioId, modulo: rule.modulo });
    });
    return anexo;
  } catch (error) {
    discardRest(stream);
    await store.remove(chave).catch(() => undefined);
    throw isFull(error) ? platformErrors.sem_espaco() : error;
  }
}
