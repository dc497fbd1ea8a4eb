/** Archives in an S3-compatible bucket, under `copias/`: sent in parts, one at a time, visible only when complete. */
import { PassThrough, Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { S3Config } from '../config/config.ts';
import { createS3Client } from '../files/s3-client.ts';
import { type CopyPlace, type KeptArchive, ours } from './copy-place.ts';

const PREFIX = 'copias/';
/** 10,000 parts are the most a bucket takes: up to 160 GB. */
const PART_BYTES = 16 * 1024 * 1024;

export function createS3Place(settings: S3Config): CopyPlace {
  const { bucket: Bucket } = settings;
  const client = createS3Client(settings);
  return {
    description: `s3://${Bucket}/${PREFIX}`,
    async create(name) {
      const destination = new PassThrough();
      const upload = new Upload({
        client,
        params: { Bucket, Key: PREFIX + name, Body: destination, ContentType: 'application/octet-stream' },
        queueSize: 1,
        partSize: PART_BYTES,
      });
      const sent = upload.done();
      // Thrown by `commit`; when the bucket refuses, the stream that feeds it must end too, perhaps before it has
      // begun.
      destination.on('error', () => undefined);
      sent.catch((error: Error) => destination.destroy(error));
      return {
        destination,
        commit: async () => void (await sent),
        async discard() {
          await upload.abort();
          destination.destroy();
          await sent.catch(() => undefined);
        },
      };
    },
    async open(name) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: PREFIX + name }));
      if (!(Body instanceof Readable)) throw new TypeError('s3: the answer has no stream');
      return Body;
    },
    async list() {
      const found: KeptArchive[] = [];
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: PREFIX })) {
        for (const { Key, Size } of page.Contents ?? []) {
          if (Key) found.push({ nome: Key.slice(PREFIX.length), tamanho: Size ?? 0 });
        }
      }
      return ours(found);
    },
    remove: async (name) => void (await client.send(new DeleteObjectCommand({ Bucket, Key: PREFIX + name }))),
    freeBytes: async () => null,
  };
}
