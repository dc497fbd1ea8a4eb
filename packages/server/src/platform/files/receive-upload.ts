/**
 * Receives a PDF as a raw stream: checked while it flows, stored, then written down in one short transaction.
 *
 * In: the request's stream, the name as sent, the declared size if any, what it is for. Out: the `Anexo`, unbound.
 * No transaction is open while bytes arrive. When anything fails the stored object is removed; should that fail too, the
 * sweep finds it. A refused stream is read on (up to a bound) and thrown away, so that the sender gets the answer
 * instead of a reset connection.
 * Errors: those of `pdf-gate.ts`; `anexos.incompleto`; `plataforma.sem_espaco_anexos` before, `plataforma.sem_espaco` while it is written.
 */
import { randomUUID } from 'node:crypto';
import { finished, type Readable } from 'node:stream';
import { newId, platformErrors } from '@sede/domain/kernel';
import type { QueryExecutorProvider } from 'kysely';
import { type Anexo, registrarAnexo } from './anexos.store.ts';
import { anexosErrors } from './anexos-errors.ts';
import { displayName } from './display-name.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { MAX_UPLOAD, pdfGate } from './pdf-gate.ts';

export interface Upload {
  stream: Readable;
  nome: string;
  /** Bytes, from Content-Length; null when the sender does not say. */
  tamanhoDeclarado: number | null;
  modulo: string;
  usuarioId: string;
  store: FileStore;
  /** The platform's write path: `(work) => ctx.write(({ tx }) => work(tx))`. */
  write: (work: (tx: QueryExecutorProvider) => Promise<void>) => Promise<void>;
}

/** Reads on, up to a bound, what nobody wants, so that the sender gets the answer instead of a reset connection. */
export function discardRest(stream: Readable): void {
  let left = MAX_UPLOAD;
  stream.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) stream.destroy();
  });
  stream.on('error', () => stream.destroy());
  stream.resume();
}

/** Through the gate into the store; unlike `pipeline` it leaves the request alive, so that the refusal can be answered. */
async function keep({ stream, store }: Upload, chave: string): Promise<StoredFile> {
  const gate = pdfGate();
  // It may refuse before the store has begun to read: without a listener that would end the process.
  gate.on('error', () => undefined);
  const unwatch = finished(stream, { writable: false }, (error) => {
    if (error) gate.destroy(anexosErrors.incompleto());
  });
  stream.pipe(gate);
  try {
    return await store.put(chave, gate);
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

export async function receiveUpload(upload: Upload): Promise<Anexo> {
  const { stream, store, tamanhoDeclarado } = upload;
  const chave = randomUUID();
  try {
    if (tamanhoDeclarado !== null && tamanhoDeclarado > MAX_UPLOAD) throw anexosErrors.grande_demais();
    await checkSpace(store, tamanhoDeclarado ?? MAX_UPLOAD);
    const { tamanho, sha256 } = await keep(upload, chave);
    const anexo: Anexo = {
      id: newId(),
      nome: displayName(upload.nome),
      tipoConteudo: 'application/pdf',
      tamanho,
      sha256,
    };
    await upload.write((tx) =>
      registrarAnexo(tx, { ...anexo, chave, enviadoPor: upload.usuarioId, modulo: upload.modulo }),
    );
    return anexo;
  } catch (error) {
    discardRest(stream);
    await store.remove(chave).catch(() => undefined);
    throw isFull(error) ? platformErrors.sem_espaco() : error;
  }
}
