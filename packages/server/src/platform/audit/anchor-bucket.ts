/**
 * Anchors in an S3-compatible bucket, under `auditoria/`: one object per line, never written again, so that the bucket's own
 * protection against overwriting (object lock, versions) can be switched on for it. Names sort by instant and number.
 */
import { GetObjectCommand, PutObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import type { S3Config } from '../config/part-types.ts';
import { createS3Client } from '../files/s3-client.ts';
import { type Anchor, type AnchorPlace, parseAnchor } from './anchors.ts';

const PREFIX = 'auditoria/';

/** The line itself is the name's end, so that reading the anchor is listing it. A new beginning has its reason inside. */
const nameOf = ({ em, numero, ultimo, resumo, chave, mac, motivo }: Anchor) =>
  `${PREFIX}${em.replaceAll(':', '')}_${numero}_${ultimo}_${resumo}_${chave}_${mac}${motivo === undefined ? '' : '_motivo'}`;

const NAME = /^(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)([\d.]+Z)_(\d+)_(\d+)_([0-9a-f]+)_([0-9a-f]+)_([0-9a-f]+)(_motivo)?$/;

export function createAnchorBucket(settings: S3Config): AnchorPlace {
  const { bucket: Bucket } = settings;
  const client = createS3Client(settings);
  const whole = async (Key: string) => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    return parseAnchor((await Body?.transformToString()) ?? '');
  };
  return {
    description: `s3://${Bucket}/${PREFIX}`,
    async *read() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: PREFIX })) {
        for (const { Key = '' } of page.Contents ?? []) {
          const match = NAME.exec(Key.slice(PREFIX.length));
          if (!match) yield null;
          else if (match[10]) yield await whole(Key);
          else {
            const [, day, hour, minute, second, numero, ultimo, resumo = '', chave = '', mac = ''] = match;
            const em = `${day}${hour}:${minute}:${second}`;
            yield { numero: Number(numero), ultimo: Number(ultimo), resumo, em, chave, mac };
          }
        }
      }
    },
    async append(anchor) {
      const Body = JSON.stringify(anchor);
      await client.send(new PutObjectCommand({ Bucket, Key: nameOf(anchor), Body, ContentType: 'application/json' }));
    },
  };
}
