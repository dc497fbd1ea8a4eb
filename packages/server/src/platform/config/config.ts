/**
 * The installation's configuration: every environment variable the server reads, typed, in this one place.
 *
 * | variable | default | meaning |
 * |---|---|---|
 * | PORT | 3000 | port of the web server; 0 = any free one |
 * | HOST | 127.0.0.1 | address it listens on; 0.0.0.0 only where no proxy on the same machine stands before it (containers) |
 * | DATA_DIR | see data-dir.ts | files, secrets and the embedded database |
 * | DATABASE_URL | embedded | the program's role on an external PostgreSQL ≥ 15 |
 * | DATABASE_OWNER_URL | DATABASE_URL | the role that migrates |
 * | DEPLOYMENTS, DEPLOYMENT | – | see deployments.ts |
 * | PUBLIC_URL | – | address people type, scheme and host only |
 * | SMTP_URL | – | smtp(s)://user:password@host:port; without it mails are kept as .eml files |
 * | S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FORCE_PATH_STYLE | – | files in a bucket |
 * | BACKUP_DIR | DATA_DIR/copias | folder of the backups |
 * | BACKUP_S3_ENDPOINT, BACKUP_S3_BUCKET, … as S3_* | – | backups in a bucket instead of the folder |
 * | BACKUP_KEY | – | encrypts the backups (≥ 16 characters); who loses it loses them |
 * | ADMIN_EMAIL, ADMIN_PASSWORD | – | first gestor_sistema, unattended |
 * | TRUST_PROXY | none | proxies whose X-Forwarded-For counts: hops (1), or addresses (loopback, 10.0.0.0/8) |
 * | DISK_RESERVE_UPLOADS_MB, DISK_RESERVE_WRITES_MB | 512, 256 | free space below which files, then all writes are refused |
 * | SESSION_REQUESTS_PER_SECOND | 50 | what one session may ask of this process, sustained; bursts of ten seconds' worth; 0 = no limit |
 * | CEP_URLS | ViaCEP, BrasilAPI | services asked for the address of a CEP, in turn, with {cep} in its place; empty: none is asked |
 * | LOG_LEVEL | info | fatal, error, warn, info, debug, trace, silent |
 * | SEDE_SECRET | made once in DATA_DIR | root secret (≥ 32 characters); the same for all processes of an installation |
 * | SEDE_SECRET_ANTERIOR | – | root secrets of before, with spaces between: only to verify the audit that they sealed |
 *
 * Errors: `ConfigError`, all problems at once, in pt-BR. Source: decisions §2; issue 2a.
 */

import path from 'node:path';
import { chooseDataDir, repositoryRoot } from './data-dir.ts';
import { type DeploymentName, readDeployment } from './deployments.ts';
import type { BackupConfig, S3Config, TrustProxy } from './part-types.ts';
import {
  readAdmin,
  readBackup,
  readCepUrls,
  readDatabase,
  readDiskReserve,
  readPreviousSecrets,
  readPublicUrl,
  readS3,
  readSecret,
  readSmtp,
  readTrustProxy,
} from './parts.ts';
import { type Env, EnvReader } from './read-env.ts';

export type { BackupConfig, S3Config, TrustProxy } from './part-types.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** What to tell the operator about the folder chosen, if it is not the obvious one. */
  dataDirNotice: string | undefined;
  /** Undefined = embedded PostgreSQL in `dataDir`. */
  database: { appUrl: string; ownerUrl: string } | undefined;
  deployment: DeploymentName | undefined;
  /** Hosts this process answers for, lower case, no port; undefined = any. */
  hosts: readonly string[] | undefined;
  /** Origin, without a slash at the end. */
  publicUrl: string | undefined;
  smtpUrl: string | undefined;
  s3: S3Config | undefined;
  backup: BackupConfig;
  admin: { email: string; password: string } | undefined;
  trustProxy: TrustProxy;
  /** Bytes kept free on the disk of `dataDir`: below, uploads, then all writes are refused. */
  diskReserve: { uploads: number; writes: number };
  /** Sustained requests a second of one session; 0: no limit. */
  sessionRequestsPerSecond: number;
  /** Addresses of the CEP services, tried in turn, with '{cep}' in the place of the eight digits. */
  cepUrls: readonly string[];
  logLevel: LogLevel;
  isProduction: boolean;
  sedeSecret: string | undefined;
  /** Root secrets of before: they verify what they sealed, and nothing else. */
  previousSecrets: readonly string[];
};

/** In: the environment. Errors: `ConfigError` with all problems at once. */
export function loadConfig(source: Env = process.env): Config {
  const env = new EnvReader(source);
  const deployment = readDeployment(env);
  const publicUrl = readPublicUrl(env, deployment.hosts);
  const database = readDatabase(env);
  const dataDir = readDataDir(env, database === undefined);
  const config: Config = {
    port: env.port('PORT') ?? 3000,
    host: env.text('HOST') ?? '127.0.0.1',
    dataDir: dataDir.dir,
    dataDirNotice: dataDir.notice,
    database,
    deployment: deployment.name,
    hosts: deployment.hosts,
    publicUrl: publicUrl?.origin,
    smtpUrl: readSmtp(env),
    s3: readS3(env),
    backup: readBackup(env, dataDir.dir),
    admin: readAdmin(env),
    trustProxy: readTrustProxy(env),
    diskReserve: readDiskReserve(env),
    sessionRequestsPerSecond: env.integer('SESSION_REQUESTS_PER_SECOND', 0, 100_000) ?? 50,
    cepUrls: readCepUrls(env),
    logLevel: env.oneOf('LOG_LEVEL', logLevels) ?? 'info',
    isProduction: deployment.name === 'production' || (publicUrl !== undefined && !isLoopback(publicUrl.hostname)),
    sedeSecret: readSecret(env),
    previousSecrets: readPreviousSecrets(env),
  };
  env.finish();
  return config;
}

function readDataDir(env: EnvReader, embedded: boolean): { dir: string; notice?: string } {
  const given = env.text('DATA_DIR');
  if (given !== undefined) return { dir: path.resolve(given) };
  const choice = chooseDataDir(repositoryRoot, embedded && process.getuid?.() === 0);
  if (choice.problem !== undefined) env.problem(choice.problem);
  return choice;
}

/** Whether the host name is this machine's own: localhost, 127.x, ::1. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127\./.test(hostname);
}
