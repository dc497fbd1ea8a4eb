/**
 * The client of an S3-compatible bucket, for whatever lies in one: attachments, archives, anchors of the audit.
 *
 * The newer default checksums of the SDK are off: several compatible servers refuse their trailers. A bucket with an
 * endpoint of its own is addressed by path unless told otherwise. Loaded only where a bucket is configured.
 */
import { S3Client } from '@aws-sdk/client-s3';

interface S3Access {
  endpoint?: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle?: boolean;
}

export const createS3Client = ({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
  forcePathStyle,
}: S3Access): S3Client =>
  new S3Client({
    endpoint,
    region,
    forcePathStyle: forcePathStyle ?? endpoint !== undefined,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
  });
