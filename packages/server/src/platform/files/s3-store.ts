/**
 * Attachments in an S3-compatible bucket, over @aws-sdk/client-s3 directly.
 *
 * Why not flydrive: its S3 driver loads the presigner, which we never use (downloads go only through the server), and its
 * streams need the size beforehand as well, so the temporary file stays. Loaded only where a bucket is configured.
 */
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { anexosErrors } from './anexos-errors.ts';
import { assertFileKey, type FileStore, isFileKey, type ListedFile } from './file-store.ts';
import { createS3Client } from './s3-client.ts';
import { removeSpooled, spool } from './spool.ts';

export interface S3Settings {
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Without slash at the end; objects are `prefix/uuid`. */
  prefix?: string;
  forcePathStyle?: boolean;
}

function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  return error.name === 'NoSuchKey' || error.name === 'NotFound' || status === 404;
}

/** `temporary`: folder for the files under way, removed as soon as the bucket has them. */
export function createS3Store(settings: S3Settings, temporary: string): FileStore {
  const { bucket: Bucket, prefix = 'arquivos' } = settings;
  const client = createS3Client(settings);
  const keyOf = (chave: string): string => {
    assertFileKey(chave);
    return `${prefix}/${chave}`;
  };

  async function* list(): AsyncGenerator<ListedFile> {
    for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: `${prefix}/` })) {
      for (const object of page.Contents ?? []) {
        const chave = object.Key?.slice(prefix.length + 1) ?? '';
        if (isFileKey(chave) && object.LastModified) yield { chave, modificadoEm: object.LastModified };
      }
    }
  }

  return {
    async put(chave, content) {
      const Key = keyOf(chave);
      const { path, tamanho, sha256 } = await spool(temporary, content);
      try {
        await client.send(
          new PutObjectCommand({
            Bucket,
            Key,
            Body: createReadStream(path),
            ContentLength: tamanho,
            ContentType: 'application/octet-stream',
          }),
        );
      } finally {
        await rm(path, { force: true });
      }
      return { tamanho, sha256 };
    },
    async get(chave) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(chave) }));
        if (!(Body instanceof Readable)) throw new TypeError('s3: the answer has no stream');
        return Body;
      } catch (error) {
        throw isMissing(error) ? anexosErrors.nao_encontrado() : error;
      }
    },
    async remove(chave) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(chave) }));
    },
    async exists(chave) {
      try {
        await client.send(new HeadObjectCommand({ Bucket, Key: keyOf(chave) }));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    freeBytes: async () => null,
    list,
    removeUnfinished: (before) => removeSpooled(temporary, before),
  };
}
