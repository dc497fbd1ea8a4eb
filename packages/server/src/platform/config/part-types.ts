/** Shapes of the configuration's groups, as they are read and as the rest of the program sees them. */

export type S3Config = {
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
};

/** Where archives go: the bucket if there is one, else the folder. */
export type BackupConfig = { folder: string; s3: S3Config | undefined; key: string | undefined };

/** `false` = believe nobody; a number = that many proxies before us; a list = addresses, networks or 'loopback'. */
export type TrustProxy = boolean | number | string[];
