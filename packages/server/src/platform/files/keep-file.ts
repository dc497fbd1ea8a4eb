/**
 * Keeps a file that the server itself has read and checked, in use from the start: a statement's, say.
 *
 * The bytes are safe before the transaction begins, which writes the row of `anexos` and what names it; a transaction that
 * fails, or that says it needs no file after all (null), leaves none behind. Errors: those of `work`;
 * `plataforma.sem_espaco_anexos`. Source: decisions §6 (attachments).
 */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { newId, platformErrors } from '@sede/domain/kernel';
import type { QueryExecutorProvider } from 'kysely';
import { bindAnexos, registerAnexo, type Sender } from './anexos.store.ts';
import { displayName } from './display-name.ts';
import type { FileStore } from './file-store.ts';

export interface KeptFile {
  bytes: Buffer;
  nome: string;
  /** What its reader found it to be, and the extension that goes with it. */
  tipoConteudo: string;
  extensao: string;
  modulo: string;
  sender: Sender;
  now: string;
  store: FileStore;
}

/** `work` is given how to register the file in its transaction, which answers the file's id. Out: what `work` answers. */
export async function keepFile<T>(
  { bytes, store, now, ...file }: KeptFile,
  work: (register: (tx: QueryExecutorProvider) => Promise<string>) => Promise<T>,
): Promise<T> {
  const free = await store.freeBytes();
  if (free !== null && free < bytes.length) throw platformErrors.sem_espaco_anexos();
  const chave = randomUUID();
  const { tamanho, sha256 } = await store.put(chave, Readable.from([bytes], { objectMode: false }));
  let registered = false;
  const register = async (tx: QueryExecutorProvider) => {
    const { modulo, sender, tipoConteudo, extensao } = file;
    const id = newId();
    const anexo = {
      id,
      nome: displayName(file.nome, [extensao]),
      tipoConteudo,
      tamanho,
      sha256,
      chave,
      protegido: false,
    };
    await registerAnexo(tx, { ...anexo, ...sender, modulo });
    const by = sender.enviadoPor === null ? { pedidoId: sender.pedidoId } : { usuarioId: sender.enviadoPor };
    await bindAnexos(tx, [id], { modulo, now, ...by });
    registered = true;
    return id;
  };
  try {
    return await work(register);
  } catch (error) {
    registered = false;
    throw error;
  } finally {
    if (!registered) await store.remove(chave).catch(() => undefined);
  }
}
