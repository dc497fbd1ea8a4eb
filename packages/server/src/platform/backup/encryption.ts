/**
 * Encryption of an archive with a passphrase, in the age format (scrypt, then ChaCha20-Poly1305 in chunks of 64 KiB with
 * counters and a final marker): a changed, moved or missing chunk is noticed, memory stays flat.
 *
 * Errors: `BackupError` for a wrong key; what breaks later comes out of the stream as age's own error.
 */
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { BackupError } from './archive-format.ts';

export const AGE_MAGIC = 'age-encryption.org/v1';
/** 2^15: half a second here. The key is asked to be long, so the work factor only adds to it. */
const WORK_FACTOR = 15;

/** Loaded by the first encrypted copy: with its ciphers it is 50 files, which no start of the server needs. */
const age = () => import('age-encryption');

// Node's streams of the web and the platform's are the same objects under two types.
const web = (source: Readable) => Readable.toWeb(source) as ReadableStream<Uint8Array>;
const node = (source: ReadableStream<Uint8Array>) => Readable.fromWeb(source as NodeReadableStream);

/** The stream, encrypted with the passphrase. */
export async function encrypt(source: Readable, key: string): Promise<Readable> {
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  encrypter.setPassphrase(key);
  return node(await encrypter.encrypt(web(source)));
}

/** The plain stream. Errors: `BackupError` for a wrong key or a damaged header, before any byte is given. */
export async function decrypt(source: Readable, key: string): Promise<Readable> {
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  decrypter.addPassphrase(key);
  try {
    return node(await decrypter.decrypt(web(source)));
  } catch (error) {
    source.destroy();
    if (error instanceof Error && error.message.startsWith('no identity matched')) {
      throw new BackupError('A chave não é a desta cópia: confira BACKUP_KEY. Nada foi alterado.');
    }
    throw new BackupError('A cópia está danificada logo no começo: o cabeçalho não confere. Nada foi alterado.', {
      cause: error,
    });
  }
}
